import { brandColours } from '../../content/brand-colours.ts';
import { cellPixels } from '../planner/viewing.ts';
import { createPicture, drawSample } from './wall-photo/draw-sample.ts';

/** Height of the lens in CSS pixels. */
const height = 240;
/** Heights of the lines of letters in millimetres, from the top. */
const letters = [60, 30, 15] as const;
/** Smallest size, in canvas pixels, at which a display pixel is drawn as a dot. Smaller ones are blended smoothly. */
const leastDot = 2;
const dotPixels = 16;

/** Draws a part of a display as it looks from some metres. Each line has its true apparent size. */
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

/**
 * Returns the same picture at a pixel pitch. Each display pixel has one colour and is round, with darkness between it
 * and the next.
 */
function inPixels(part: HTMLCanvasElement, cell: number): HTMLCanvasElement {
  const { width, height: tall } = part;
  // The pitch is finer than the pixels of the visitor's screen.
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
  /** The two pitches in millimetres. */
  readonly first: number;
  readonly second: number;
  /** Viewing distance. */
  readonly metres: number;
  /** The text on the display. */
  readonly sample: string;
}

/** The same part of a display at two pitches. Both canvases have the same size. */
export interface LensPictures {
  readonly first: HTMLCanvasElement;
  readonly second: HTMLCanvasElement;
}

/** @param width of the lens on the screen, in CSS pixels */
export function drawLens({ first, second, metres, sample }: Lens, width: number): LensPictures {
  const scale = Math.min(3, devicePixelRatio);
  const part = drawPart(width, scale, metres, sample);
  const pixelsOf = (pitch: number) => inPixels(part, cellPixels(pitch, metres) * scale);
  return { first: pixelsOf(first), second: pixelsOf(second) };
}

/**
 * Shows the first picture up to `share` of the width (0 to 1) and the second one beyond it. `washed` is the share of
 * the contrast that daylight takes, from 0 to 1.
 */
export function partLens(canvas: HTMLCanvasElement, { first, second }: LensPictures, share: number, washed = 0): void {
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
  picture.globalAlpha = washed;
  picture.fillRect(0, 0, width, tall);
  picture.globalAlpha = 1;
  picture.fillRect(at - 1, 0, 2, tall);
}
