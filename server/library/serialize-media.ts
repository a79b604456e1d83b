import type { Media } from '../../fields/field.ts';

const serializeFile = ({ focalPoint, ...file }: Media) => ({ ...file, focal_point: focalPoint });

/** A file as answers about files carry it; a poster has none of its own. */
export const serializeMedia = ({ poster, ...media }: Media) => ({
  ...serializeFile({ ...media, poster: null }),
  poster: poster === null ? null : { ...serializeFile(poster), poster: null },
});
