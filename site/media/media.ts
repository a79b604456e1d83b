import { imageSteps } from '../../content/image-widths.ts';
import type { Media } from '../../fields/field.ts';
import type { FrameShape, PicturePoint } from '../../fields/frame-shape.ts';
import type { Language } from '../../language/languages.ts';
import { otherLanguage } from '../../language/languages.ts';
import type { Site } from '../render/site-context.ts';

/** A file is shown as a video when its name ends in mp4, webm or ogg; anything else is a picture. */
export const isVideo = (media: Pick<Media, 'name'>): boolean => /\.(?:mp4|webm|ogg)$/i.test(media.name);

/** The point of a picture that frames of a shape keep in view; that of all others where it has none of its own. */
export const pointIn = ({ crops, focalPoint }: Media, frame: FrameShape | undefined): PicturePoint =>
  (frame && crops?.[frame]) ?? focalPoint;

/** A picture in one size, where only one address can be given: the largest up to `widest` pixels, else the file itself. */
export function stillAddress(site: Pick<Site, 'upload' | 'variant'>, media: Media, widest = 1280): string {
  const step = imageSteps(media).findLast((each) => each.step <= widest);
  return step === undefined ? site.upload(media) : site.variant(media, step.step, 'webp');
}

/** What a picture shows, in words: the page's language, else the other one. */
export const altOf = (media: Media, language: Language): string =>
  media.alt[language] || media.alt[otherLanguage(language)];
