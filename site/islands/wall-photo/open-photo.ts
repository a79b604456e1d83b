import { createPicture } from './draw-sample.ts';

/** Larger photos are drawn smaller: no screen shows more, and every movement draws all of it anew. */
const mostPixelsAside = 1600;

/** Photos that most browsers but those of Apple cannot read. */
export const isHeic = ({ type, name }: File): boolean => /heic|heif/i.test(type) || /\.hei[cf]$/i.test(name);

/**
 * Opens a photo, turned as it was taken (EXIF), and no larger than a screen needs.
 * @throws where the browser cannot read it
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
