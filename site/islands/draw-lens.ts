import { brandColours } from '../../content/brand-colours.ts';
import { cellPixels } from '../planner/viewing.ts';
import { createPicture, drawSample } from './wall-photo/draw-sample.ts';

/** Of the lens on the screen, in its pixels. */
const height = 240;
/** Heights of letters in millimetres, from the top. */
const letters = [60, 30, 15] as const;
/** From here on a pixel is drawn as the dot it is; smaller ones melt into the picture. */
const leastDot = 2;
const dotPixels = 16;

/** Draws a part of a display as it is seen from some metres, with every line at its true size. */
function drawPart(width: number, scale: number, metres: number, words: string): HTMLCanvasElement {
  const picture = drawSample(width * scale, height * scale);
  picture.scale(scale, scale);
  picture.fillStyle = brandColours.cloud;
  picture.textAlign = 'center';
  let at = 0;
  for (const millimetres of letters) {
    const size = cellPixels(millimetres, metres) / 0.72;
    at += size * 1.15;
    picture.font = `500 ${size}px 'Readex Pro Variable', sans-serif`;
    picture.fillText(words, width / 2, at);
  }
  return picture.canvas;
}

/** The same with pixels of a pitch: each has one colour, and is round, with darkness between it and the next. */
function inPixels(part: HTMLCanvasElement, cell: number): HTMLCanvasElement {
  const { width, height: tall } = part;
  // Finer than the screen itself.
  if (cell < 1) return part;
  const [across, down] = [Math.ceil(width / cell), Math.ceil(tall / cell)];
  const small = createPicture(across, down);
  small.imageSmoothingQuality = 'high';
  small.drawImage(part, 0, 0, width / cell, tall / cell);
  const large = createPicture(width, tall);
  large.imageSmoothingEnabled = cell < leastDot;
  large.drawImage(small.canvas, 0, 0, across * cell, down * cell);
  if (cell < leastDot) return large.canvas;
  const dot = createPicture(dotPixels, dotPixels);
  dot.arc(dotPixels / 2, dotPixels / 2, dotPixels * 0.42, 0, 2 * Math.PI);
  dot.fill();
  const dots = large.createPattern(dot.canvas, 'repeat');
  if (dots === null) return large.canvas;
  dots.setTransform(new DOMMatrix().scale(cell / dotPixels));
  large.globalCompositeOperation = 'destination-in';
  large.fillStyle = dots;
  large.fillRect(0, 0, width, tall);
  return large.canvas;
}

export interface Lens {
  /** Two pitches in millimetres. */
  readonly first: number;
  readonly second: number;
  /** Between the viewer and the display. */
  readonly metres: number;
  /** The text on the display. */
  readonly sample: string;
}

/** One part of a display at two pitches, as large as each other. */
export interface LensPictures {
  readonly first: HTMLCanvasElement;
  readonly second: HTMLCanvasElement;
}

/** @param width of the lens on the screen, in its pixels */
export function drawLens({ first, second, metres, sample }: Lens, width: number): LensPictures {
  const scale = Math.min(3, devicePixelRatio);
  const part = drawPart(width, scale, metres, sample);
  const pixelsOf = (pitch: number) => inPixels(part, cellPixels(pitch, metres) * scale);
  return { first: pixelsOf(first), second: pixelsOf(second) };
}

/** Shows the first picture up to a share of the width, from 0 to 1, and the second beyond it. */
export function partLens(canvas: HTMLCanvasElement, { first, second }: LensPictures, share: number): void {
  const picture = canvas.getContext('2d');
  if (picture === null) return;
  const { width, height: tall } = first;
  if (canvas.width !== width) [canvas.width, canvas.height] = [width, tall];
  const at = Math.round(share * width);
  picture.fillStyle = brandColours.ink;
  picture.fillRect(0, 0, width, tall);
  if (at > 0) picture.drawImage(first, 0, 0, at, tall, 0, 0, at, tall);
  if (at < width) picture.drawImage(second, at, 0, width - at, tall, at, 0, width - at, tall);
  picture.fillStyle = brandColours.white;
  picture.fillRect(at - 1, 0, 2, tall);
}
