import type { FileKind } from './field.ts';

/** The address of a stored file. */
export const fileAddress = (name: string): string => `/uploads/${encodeURIComponent(name)}`;

/** The stored name of an address of this site; other texts are returned unchanged. */
export function nameInAddress(address: string): string {
  const [, written] = /^\/uploads\/([^/?#]+)$/.exec(address) ?? [];
  try {
    return written === undefined ? address : decodeURIComponent(written);
  } catch {
    return address;
  }
}

/** The address of a thumbnail of a stored picture or video that is at least `width` pixels wide. */
export const thumbnailAddress = (name: string, width = 320): string =>
  `/thumbnails/${encodeURIComponent(name)}${width === 320 ? '' : `?width=${width}`}`;

/** The thumbnail in several widths, as the `srcset` of an image. */
export const thumbnailSet = (name: string): string =>
  [320, 640, 960].map((width) => `${thumbnailAddress(name, width)} ${width}w`).join(', ');

/** True for the stored name of a video. The server chooses the extension by the content of the file. */
export const isVideoName = (name: string): boolean => /\.(?:mp4|webm|ogv|ogg)$/i.test(name);

/** True for the stored name of a three-dimensional model. */
export const isModelName = (name: string): boolean => /\.glb$/i.test(name);

/** The kind of a stored file, from its name: the server chooses the extension by the content. */
export function kindOfName(name: string): FileKind {
  if (isVideoName(name)) return 'video';
  if (isModelName(name)) return 'model';
  return /\.pdf$/i.test(name) ? 'document' : 'image';
}
