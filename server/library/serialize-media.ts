import type { FileDescription } from '../../calls/library.ts';
import type { Media } from '../../fields/field.ts';
import type { MediaChange } from '../media/describe-media.ts';
import type { ListedMedia } from '../media/list-media.ts';

const serializeFile = ({ focalPoint, crops = {}, ...file }: Media) => ({ ...file, focal_point: focalPoint, crops });

/** A file as calls answer it. A poster has no poster of its own. */
export const serializeMedia = ({ poster, ...media }: Media) => ({
  ...serializeFile({ ...media, poster: null }),
  poster: poster === null ? null : { ...serializeFile(poster), poster: null },
});

/** A file in the list of the library. */
export const serializeListed = ({ media, originalName, createdAt, folderId, used }: ListedMedia) => ({
  ...serializeMedia(media),
  original_name: originalName,
  created_at: createdAt,
  folder: folderId,
  used,
});

/** Changes of a file's metadata under their API names. */
export const serializeChange = ({ focalPoint, originalName, ...change }: MediaChange): FileDescription => ({
  ...change,
  ...(focalPoint && { focal_point: focalPoint }),
  ...(originalName !== undefined && { original_name: originalName }),
});

/** Changes of a file's metadata from their API names. */
export const toMediaChange = ({
  focal_point: focalPoint,
  original_name: originalName,
  ...change
}: FileDescription): MediaChange => ({
  ...change,
  ...(focalPoint && { focalPoint }),
  ...(originalName !== undefined && { originalName }),
});
