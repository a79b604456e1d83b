import { sampleShapes, sampleSize } from '../../planner/sample-picture.ts';

/** An empty canvas of this many pixels. */
export function createPicture(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const picture = canvas.getContext('2d', { willReadFrequently: true });
  if (picture === null) throw new Error('This browser has no 2D canvas');
  return picture;
}

const outlineOf = (path: string): Path2D => new Path2D(path);

/** The picture on the display, at this many pixels. */
export function drawSample(width: number, height: number): CanvasRenderingContext2D {
  const picture = createPicture(width, height);
  const scale = Math.max(width / sampleSize.width, height / sampleSize.height);
  picture.translate((width - sampleSize.width * scale) / 2, (height - sampleSize.height * scale) / 2);
  picture.scale(scale, scale);
  for (const { path, from, to, colours } of sampleShapes) {
    const light = picture.createLinearGradient(0, from, 0, to);
    for (const [at, colour] of colours) light.addColorStop(at, colour);
    picture.fillStyle = light;
    picture.fill(outlineOf(path));
  }
  picture.resetTransform();
  return picture;
}
