import { imageSteps } from '../../content/image-widths.ts';
import type { Media } from '../../fields/field.ts';
import { altOf } from './media.ts';
import type { Site } from '../render/site-context.ts';

/** What social networks show in full width, in pixels; larger pictures only cost them time. */
const wantedWidth = 1200;

/** A picture as those read it who show a link to the page. */
export interface SharePicture {
  readonly address: string;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/**
 * The first of some pictures that can stand for a page elsewhere, in the smallest size that is wide enough.
 * For a video stands its poster; drawings are passed over: nobody shows them beside a link.
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
      // WebP, because the readers of links know it and many of them do not know AVIF.
      address: new URL(site.variant(media, step.step, 'webp'), `${site.origin}/`).href,
      width: step.width,
      height: Math.round((step.width * media.height) / media.width),
      alt: altOf(media, site.language),
    };
  }
  return undefined;
}
