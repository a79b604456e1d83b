import { imageSteps } from '../../content/image-widths.ts';
import type { Media } from '../../fields/field.ts';
import { altOf } from './media.ts';
import type { Site } from '../render/site-context.ts';

/** Width in pixels that social networks show; larger pictures only load more slowly. */
const wantedWidth = 1200;

/** A picture for link previews of the page. */
export interface SharePicture {
  readonly address: string;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/**
 * The first of some pictures that can represent a page in a link preview, in the smallest size that is wide enough. A
 * video is replaced by its poster. SVG drawings are skipped, because no network shows them.
 */
export function sharePicture(
  site: Pick<Site, 'variant' | 'language' | 'origin'>,
  pictures: readonly (Media | null | undefined)[],
): SharePicture | undefined {
  for (const file of pictures) {
    const media = file?.poster ?? file;
    if (media == null || media.width === null || media.height === null) continue;
    const steps = imageSteps(media);
    const step = steps.find(({ width }) => width >= wantedWidth) ?? steps.at(-1);
    if (step === undefined) continue;
    return {
      // WebP, because programs that show link previews support it and many of them do not support AVIF.
      address: new URL(site.variant(media, step.step, 'webp'), `${site.origin}/`).href,
      width: step.width,
      height: Math.round((step.width * media.height) / media.width),
      alt: altOf(media, site.language),
    };
  }
  return undefined;
}
