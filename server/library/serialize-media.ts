import type { FileDescription } from '../../calls/library.ts';
import type { Media } from '../../fields/field.ts';
import type { MediaChange } from '../media/describe-media.ts';
import type { ListedMedia } from '../media/list-media.ts';

const serializeFile = ({ focalPoint, crops = {}, ...file }: Media) => ({ ...file, focal_point: focalPoint, crops });

/** A file as answers about files carry it; a poster has none of its own. */
export const serializeMedia = ({ poster, ...media }: Media) => ({
  ...serializeFile({ ...media, poster: null }),
  poster: poster === null ? null : { ...serializeFile(poster), poster: null },
});

/** A file as the library lists it. */
export const serializeListed = ({ media, originalName, createdAt, folderId, used }: ListedMedia) => ({
  ...serializeMedia(media),
  original_name: originalName,
  created_at: createdAt,
  folder: folderId,
  used,
});

/** What is said about a file, as calls write it. */
export const serializeChange = ({ focalPoint, originalName, ...change }: MediaChange): FileDescription => ({
  ...change,
  ...(focalPoint && { focal_point: focalPoint }),
  ...(originalName !== undefined && { original_name: originalName }),
});

/** What a call says about a file. */
export const toMediaChange = ({
  focal_point: focalPoint,
  original_name: originalName,
  ...change
}: FileDescription): MediaChange => ({
  ...change,
  ...(focalPoint && { focalPoint }),
  ...(originalName !== undefined && { originalName }),
});
