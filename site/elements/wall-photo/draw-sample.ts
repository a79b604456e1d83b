import { sampleColours } from '../../planner/sample-colours.ts';

/** An empty picture of so many pixels, to be drawn on. */
export function createPicture(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const picture = canvas.getContext('2d', { willReadFrequently: true });
  if (picture === null) throw new Error('This browser draws no pictures');
  return picture;
}

/** What the display shows, in so many pixels. */
export function drawSample(width: number, height: number): CanvasRenderingContext2D {
  const picture = createPicture(width, height);
  const light = picture.createLinearGradient(0, 0, width, height);
  for (const [at, colour] of sampleColours) light.addColorStop(at, colour);
  picture.fillStyle = light;
  picture.fillRect(0, 0, width, height);
  return picture;
}
