import { createPicture } from './draw-sample.ts';

/**
 * Longest side in pixels. Larger photos are scaled down: no screen shows more, and each movement redraws the whole
 * photo.
 */
const mostPixelsAside = 1600;

/** HEIC photos, which only Apple's browsers can read. */
export const isHeic = ({ type, name }: File): boolean => /heic|heif/i.test(type) || /\.hei[cf]$/i.test(name);

/**
 * Opens a photo in its EXIF orientation, scaled down to what a screen needs.
 * @throws if the browser cannot decode it
 */
export async function openPhoto(file: File): Promise<HTMLCanvasElement> {
  const whole = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, mostPixelsAside / Math.max(whole.width, whole.height));
    const picture = createPicture(whole.width * scale, whole.height * scale);
    picture.imageSmoothingQuality = 'high';
    picture.drawImage(whole, 0, 0, picture.canvas.width, picture.canvas.height);
    return picture.canvas;
  } finally {
    whole.close();
  }
}
