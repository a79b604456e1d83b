/** The picture that displays of the planner show, by the places of its colours. */
const colours = [
  [0, '#123a8c'],
  [0.45, '#1fb5ae'],
  [0.7, '#f4b860'],
  [1, '#d9476b'],
] as const;

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
  for (const [at, colour] of colours) light.addColorStop(at, colour);
  picture.fillStyle = light;
  picture.fillRect(0, 0, width, height);
  return picture;
}
