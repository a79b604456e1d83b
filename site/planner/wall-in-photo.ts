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

/** The wall in a photo, in millimetres from the upper left corner of the marked rectangle. */
export interface WallInPhoto {
  /** Maps millimetres on the wall to pixels of the photo. */
  readonly toPhoto: Homography;
  /** Size of the marked rectangle. */
  readonly widthMillimetres: number;
  readonly heightMillimetres: number;
}

interface PhotoSize {
  readonly width: number;
  readonly height: number;
}

/** Focal length of usual phone cameras as a fraction of the picture's diagonal: 26 mm at 43.3 mm. */
const usualFocalShare = 0.6;
/** Plausible focal lengths as fractions of the photo's diagonal. Values outside come from imprecise corners. */
const focalShares = [0.35, 3] as const;
/** With less perspective than this, the corners are almost a parallelogram, and the focal length cannot be computed. */
const leastSkew = 0.02;

/**
 * The focal length in pixels, computed from the perspective of the corners if possible, otherwise that of a usual
 * phone. Source: Zhang and He, "Whiteboard Scanning and Image Enhancement" (2003), section 3.
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
 * Computes the wall in a photo from the four corners of a rectangle on it.
 * @param widthMillimetres of that rectangle
 * @returns `null` if the corners cannot be those of a rectangle
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

/** A rectangle on the wall, in millimetres. */
export interface OnWall {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Least depth, relative to the marked rectangle, at which a corner can be drawn. Corners with less are too near to the
 * horizon.
 */
const leastDepth = 0.05;

/** The corners of a rectangle on the wall in pixels of the photo; `null` if it reaches beyond the horizon. */
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
