import type { Media } from '../../fields/field.ts';

const serializeFile = ({ focalPoint, ...file }: Omit<Media, 'poster'>) => ({ ...file, focal_point: focalPoint });

/** A file as answers about files carry it. */
export const serializeMedia = ({ poster, ...media }: Media) => ({
  ...serializeFile(media),
  poster: poster === null ? null : serializeFile(poster),
});
