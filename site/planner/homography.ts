export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Four corners, clockwise as seen by the viewer. */
export interface Quad {
  readonly upperLeft: Point;
  readonly upperRight: Point;
  readonly lowerRight: Point;
  readonly lowerLeft: Point;
}

/** A projective map of a plane: `x' = (a x + b y + c) / (g x + h y + i)`, `y' = (d x + e y + f) / (g x + h y + i)`. */
export interface Homography {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
  readonly g: number;
  readonly h: number;
  readonly i: number;
}

export const cornersOf = ({ upperLeft, upperRight, lowerRight, lowerLeft }: Quad): readonly Point[] => [
  upperLeft,
  upperRight,
  lowerRight,
  lowerLeft,
];

/** Twice the signed area of a triangle; positive if its corners are clockwise as seen by the viewer. */
const turn = (one: Point, two: Point, three: Point): number =>
  (two.x - one.x) * (three.y - one.y) - (two.y - one.y) * (three.x - one.x);

/** True if the four corners can be those of a rectangle seen in perspective: not self-intersecting and convex. */
export const isConvex = ({ upperLeft, upperRight, lowerRight, lowerLeft }: Quad): boolean =>
  turn(upperLeft, upperRight, lowerRight) > 0 &&
  turn(upperRight, lowerRight, lowerLeft) > 0 &&
  turn(lowerRight, lowerLeft, upperLeft) > 0 &&
  turn(lowerLeft, upperLeft, upperRight) > 0;

/**
 * The map from the square (0, 0) to (1, 1) onto four corners. Source: P. Heckbert, "Fundamentals of Texture Mapping and
 * Image Warping" (1989), section 2.2.3.
 * @param quad must be convex
 */
export function squareTo({ upperLeft, upperRight, lowerRight, lowerLeft }: Quad): Homography {
  const one = { x: upperRight.x - lowerRight.x, y: upperRight.y - lowerRight.y };
  const two = { x: lowerLeft.x - lowerRight.x, y: lowerLeft.y - lowerRight.y };
  const sum = {
    x: upperLeft.x - upperRight.x + lowerRight.x - lowerLeft.x,
    y: upperLeft.y - upperRight.y + lowerRight.y - lowerLeft.y,
  };
  const whole = one.x * two.y - two.x * one.y;
  const g = (sum.x * two.y - two.x * sum.y) / whole;
  const h = (one.x * sum.y - sum.x * one.y) / whole;
  return {
    a: upperRight.x - upperLeft.x + g * upperRight.x,
    b: lowerLeft.x - upperLeft.x + h * lowerLeft.x,
    c: upperLeft.x,
    d: upperRight.y - upperLeft.y + g * upperRight.y,
    e: lowerLeft.y - upperLeft.y + h * lowerLeft.y,
    f: upperLeft.y,
    g,
    h,
    i: 1,
  };
}

/** The relative depth of a point; zero or negative beyond the horizon. */
export const depthAt = ({ g, h, i }: Homography, { x, y }: Point): number => g * x + h * y + i;

export function project(map: Homography, point: Point): Point {
  const { a, b, c, d, e, f } = map;
  const { x, y } = point;
  const depth = depthAt(map, point);
  return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth };
}

/** The inverse map, scaled so that points in front of the viewer keep a positive depth. */
export function invert({ a, b, c, d, e, f, g, h, i }: Homography): Homography {
  const whole = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
  return {
    a: (e * i - f * h) / whole,
    b: (c * h - b * i) / whole,
    c: (b * f - c * e) / whole,
    d: (f * g - d * i) / whole,
    e: (a * i - c * g) / whole,
    f: (c * d - a * f) / whole,
    g: (d * h - e * g) / whole,
    h: (b * g - a * h) / whole,
    i: (a * e - b * d) / whole,
  };
}

/** The map after scaling the units of its source plane along each axis. */
export const scaled = ({ a, b, c, d, e, f, g, h, i }: Homography, across: number, down: number): Homography => ({
  a: a * across,
  b: b * down,
  c,
  d: d * across,
  e: e * down,
  f,
  g: g * across,
  h: h * down,
  i,
});
