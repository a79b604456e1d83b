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

/** The same picture at two pitches from the same distance; a slider parts them. */
class PitchLens extends HTMLElement {
  #first: HTMLCanvasElement | null = null;
  #second: HTMLCanvasElement | null = null;
  readonly #sizes = new ResizeObserver(() => this.#prepare());

  readonly #follow = (): void => this.#draw();

  connectedCallback(): void {
    this.addEventListener('input', this.#follow);
    this.#sizes.observe(this);
  }

  disconnectedCallback(): void {
    this.#sizes.disconnect();
  }

  #prepare(): void {
    const canvas = this.querySelector('canvas');
    const width = canvas?.clientWidth ?? 0;
    if (canvas === null || width === 0) return;
    const scale = Math.min(3, devicePixelRatio);
    if (canvas.width === Math.round(width * scale) && this.#first !== null) return;
    const metres = Number(this.getAttribute('metres'));
    const part = drawPart(width, scale, metres, this.getAttribute('words') ?? '');
    const pixelsOf = (name: string) => inPixels(part, cellPixels(Number(this.getAttribute(name)), metres) * scale);
    [this.#first, this.#second] = [pixelsOf('first'), pixelsOf('second')];
    [canvas.width, canvas.height] = [part.width, part.height];
    this.#draw();
  }

  #draw(): void {
    const picture = this.querySelector('canvas')?.getContext('2d');
    const [first, second] = [this.#first, this.#second];
    if (!picture || first === null || second === null) return;
    const { width, height: tall } = picture.canvas;
    const at = Math.round((Number(this.querySelector<HTMLInputElement>('[data-lens]')?.value) / 100) * width);
    picture.fillStyle = brandColours.ink;
    picture.fillRect(0, 0, width, tall);
    if (at > 0) picture.drawImage(first, 0, 0, at, tall, 0, 0, at, tall);
    if (at < width) picture.drawImage(second, at, 0, width - at, tall, at, 0, width - at, tall);
    picture.fillStyle = brandColours.white;
    picture.fillRect(at - 1, 0, 2, tall);
  }
}

if (customElements.get('pitch-lens') === undefined) customElements.define('pitch-lens', PitchLens);
