import {
  cornersOf,
  depthAt,
  type Homography,
  isConvex,
  type Point,
  project,
  type Quad,
  scaled,
  squareTo,
} from './homography.ts';

/** A wall as a photo shows it: its millimetres, counted from the upper left corner of what was marked on it. */
export interface WallInPhoto {
  /** From millimetres on the wall to pixels of the photo. */
  readonly toPhoto: Homography;
  /** Of what was marked. */
  readonly widthMillimetres: number;
  readonly heightMillimetres: number;
}

interface PhotoSize {
  readonly width: number;
  readonly height: number;
}

/** The main cameras of phones: 26 mm beside a picture whose diagonal is 43.3 mm. */
const usualFocalShare = 0.6;
/** Of the photo's diagonal: a lens outside of this is none that people have, but an error of the marking. */
const focalShares = [0.35, 3] as const;
/** The corners lie nearer than this to a parallelogram: the marking does not tell the lens. */
const leastSkew = 0.02;

/**
 * The focal length in pixels that makes a rectangle of four corners, where their perspective tells it, otherwise that
 * of a usual phone. Source: Zhang and He, "Whiteboard Scanning and Image Enhancement" (2003), section 3.
 */
function focalPixels({ a, b, d, e, g, h }: Homography, diagonal: number): number {
  const usual = usualFocalShare * diagonal;
  if (Math.abs(g) < leastSkew || Math.abs(h) < leastSkew) return usual;
  const square = -(a * b + d * e) / (g * h);
  const [least, most] = focalShares;
  return square > (least * diagonal) ** 2 && square < (most * diagonal) ** 2 ? Math.sqrt(square) : usual;
}

const from = ({ x, y }: Point, middle: Point): Point => ({ x: x - middle.x, y: y - middle.y });

/**
 * Finds the wall of a photo by the four corners of a rectangle on it.
 * @param widthMillimetres of that rectangle
 * @returns `null` where the corners are those of no rectangle
 */
export function findWall(marked: Quad, { width, height }: PhotoSize, widthMillimetres: number): WallInPhoto | null {
  if (!isConvex(marked)) return null;
  const middle = { x: width / 2, y: height / 2 };
  const seen = squareTo({
    upperLeft: from(marked.upperLeft, middle),
    upperRight: from(marked.upperRight, middle),
    lowerRight: from(marked.lowerRight, middle),
    lowerLeft: from(marked.lowerLeft, middle),
  });
  const focal = focalPixels(seen, Math.hypot(width, height));
  const across = Math.hypot(seen.a / focal, seen.d / focal, seen.g);
  const down = Math.hypot(seen.b / focal, seen.e / focal, seen.h);
  const heightMillimetres = (widthMillimetres * down) / across;
  return {
    toPhoto: scaled(squareTo(marked), 1 / widthMillimetres, 1 / heightMillimetres),
    widthMillimetres,
    heightMillimetres,
  };
}

/** A rectangle on the wall, in its millimetres. */
export interface OnWall {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Nearer to the horizon than this, compared with the middle of what was marked, nothing can be drawn. */
const leastDepth = 0.05;

/** Where a rectangle on the wall stands in the photo; `null` where it reaches beyond the horizon. */
export function cornersInPhoto({ toPhoto }: WallInPhoto, { x, y, width, height }: OnWall): Quad | null {
  const corners: Quad = {
    upperLeft: { x, y },
    upperRight: { x: x + width, y },
    lowerRight: { x: x + width, y: y + height },
    lowerLeft: { x, y: y + height },
  };
  if (cornersOf(corners).some((corner) => depthAt(toPhoto, corner) < leastDepth)) return null;
  return {
    upperLeft: project(toPhoto, corners.upperLeft),
    upperRight: project(toPhoto, corners.upperRight),
    lowerRight: project(toPhoto, corners.lowerRight),
    lowerLeft: project(toPhoto, corners.lowerLeft),
  };
}
