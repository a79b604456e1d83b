import { imageSteps } from '../../content/image-widths.ts';
import type { Media } from '../../fields/field.ts';
import type { FrameShape, PicturePoint } from '../../fields/frame-shape.ts';
import type { Language } from '../../language/languages.ts';
import { otherLanguage } from '../../language/languages.ts';
import type { Site } from '../render/site-context.ts';

/** A file is shown as a video if its name ends in mp4, webm or ogg, otherwise as a picture. */
export const isVideo = (media: Pick<Media, 'name'>): boolean => /\.(?:mp4|webm|ogg)$/i.test(media.name);

/** The focal point of a picture for a crop of this shape; the general focal point if it has none of its own. */
export const pointIn = ({ crops, focalPoint }: Media, frame: FrameShape | undefined): PicturePoint =>
  (frame && crops?.[frame]) ?? focalPoint;

/**
 * The address of a picture where only one size can be named: the largest up to `widest` pixels, or else the original
 * file.
 */
export function stillAddress(site: Pick<Site, 'upload' | 'variant'>, media: Media, widest = 1280): string {
  const step = imageSteps(media).findLast((each) => each.step <= widest);
  return step === undefined ? site.upload(media) : site.variant(media, step.step, 'webp');
}

/** The alternative text of a picture in the page's language, or else in the other one. */
export const altOf = (media: Media, language: Language): string =>
  media.alt[language] || media.alt[otherLanguage(language)];
