/** Where a stored file itself is served. */
export const fileAddress = (name: string): string => `/uploads/${encodeURIComponent(name)}`;

/** The stored name that an address of this site leads to; anything else as it is. */
export function nameInAddress(address: string): string {
  const [, written] = /^\/uploads\/([^/?#]+)$/.exec(address) ?? [];
  try {
    return written === undefined ? address : decodeURIComponent(written);
  } catch {
    return address;
  }
}

/** Where a small picture of a stored picture or video is, that covers `width` pixels. */
export const thumbnailAddress = (name: string, width = 320): string =>
  `/thumbnails/${encodeURIComponent(name)}${width === 320 ? '' : `?width=${width}`}`;

/** The small picture in several widths, as the `srcset` of an image. */
export const thumbnailSet = (name: string): string =>
  [320, 640, 960].map((width) => `${thumbnailAddress(name, width)} ${width}w`).join(', ');

/** True for the stored name of a video: the server gives names by what a file really is. */
export const isVideoName = (name: string): boolean => /\.(?:mp4|webm|ogv|ogg)$/i.test(name);
