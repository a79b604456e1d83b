import { brandColours } from '../../../content/brand-colours.ts';
import { cornersOf, type Quad } from '../../planner/homography.ts';
import { washedOut } from '../../planner/light.ts';
import type { OnWall, WallInPhoto } from '../../planner/wall-in-photo.ts';
import { createPicture, drawSample } from './draw-sample.ts';
import { paintInto, partAround } from './paint-display.ts';
import { paintGlow } from './paint-glow.ts';

/** The display of the plan. */
export interface Display {
  readonly widthMillimetres: number;
  readonly heightMillimetres: number;
  readonly nits: number;
  /** The least brightness that the place requires, in nits. */
  readonly wantedNits: number;
}

interface Scene {
  readonly photo: HTMLCanvasElement;
  readonly display: Display;
  readonly wall: WallInPhoto;
  readonly onWall: OnWall;
  readonly corners: Quad;
  readonly isNight: boolean;
}

/** Width of the picture in pixels: as much detail as a photo can show. */
const sampleWidth = 1024;
/** The light on the wall has no details, so it is computed at a lower resolution. */
const glowScale = 1 / 10;
const glowSample = 64;
const nightStrength = 0.75;

function pathAlong(canvas: CanvasRenderingContext2D, corners: Quad): void {
  canvas.beginPath();
  for (const { x, y } of cornersOf(corners)) canvas.lineTo(x, y);
  canvas.closePath();
}

/** Draws a photo with the display on its wall and the light that the display casts. */
export function drawDisplay(canvas: CanvasRenderingContext2D, scene: Scene): void {
  const { photo, display, wall, onWall, corners, isNight } = scene;
  const { width, height } = photo;
  const ratio = display.heightMillimetres / display.widthMillimetres;
  const washed = washedOut(display.nits, display.wantedNits);
  canvas.drawImage(photo, 0, 0);
  if (isNight) {
    canvas.fillStyle = 'rgb(5 9 22 / 68%)';
    canvas.fillRect(0, 0, width, height);
  }

  const glow = createPicture(width * glowScale, height * glowScale);
  const light = glow.createImageData(glow.canvas.width, glow.canvas.height);
  const colours = drawSample(glowSample, glowSample).getImageData(0, 0, glowSample, glowSample);
  const strength = isNight ? nightStrength : (1 - washed) * 0.2;
  paintGlow(light, glowScale, { wall, display: onWall, picture: colours, strength });
  glow.putImageData(light, 0, 0);
  canvas.globalCompositeOperation = 'screen';
  canvas.drawImage(glow.canvas, 0, 0, width, height);
  canvas.globalCompositeOperation = 'source-over';

  const part = partAround(corners, photo);
  if (part.width < 1 || part.height < 1) return;
  const sample = drawSample(sampleWidth, sampleWidth * ratio);
  if (!isNight) {
    sample.fillStyle = `rgb(244 248 255 / ${washed})`;
    sample.fillRect(0, 0, sample.canvas.width, sample.canvas.height);
  }
  const shown = createPicture(part.width, part.height);
  const pixels = shown.createImageData(shown.canvas.width, shown.canvas.height);
  paintInto(pixels, part, corners, sample.getImageData(0, 0, sample.canvas.width, sample.canvas.height));
  shown.putImageData(pixels, 0, 0);
  canvas.drawImage(shown.canvas, part.x, part.y);
  // The edge of the display. It also smooths the jagged pixels.
  pathAlong(canvas, corners);
  canvas.strokeStyle = brandColours.ink;
  canvas.lineWidth = Math.max(1.5, width / 700);
  canvas.lineJoin = 'round';
  canvas.stroke();
}
