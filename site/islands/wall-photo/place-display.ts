import { invert, type Point, project, type Quad } from '../../planner/homography.ts';
import { cornersInPhoto, findWall, type OnWall, type WallInPhoto } from '../../planner/wall-in-photo.ts';
import type { Display } from './draw-display.ts';

export const cornerNames = [
  'upperLeft',
  'upperRight',
  'lowerRight',
  'lowerLeft',
] as const satisfies readonly (keyof Quad)[];

/** A photo of a wall with the marks of the visitor. */
export interface MarkedPhoto {
  readonly photo: HTMLCanvasElement;
  /** The corners of a rectangle on the wall, in pixels of the photo. */
  readonly marked: Quad;
  /** The offset from the middle of the marked rectangle to the middle of the display, in millimetres on the wall. */
  readonly moved: Point;
}

/** A photo with the initial position of the corners. */
export function firstMarks(photo: HTMLCanvasElement): MarkedPhoto {
  const { width, height } = photo;
  const marked = {
    upperLeft: { x: width * 0.25, y: height * 0.25 },
    upperRight: { x: width * 0.75, y: height * 0.25 },
    lowerRight: { x: width * 0.75, y: height * 0.65 },
    lowerLeft: { x: width * 0.25, y: height * 0.65 },
  };
  return { photo, marked, moved: { x: 0, y: 0 } };
}

const between = (value: number, most: number): number => Math.min(most, Math.max(0, value));

/** Moves a point by an offset in pixels, within the photo. */
const within = ({ x, y }: Point, by: Point, photo: HTMLCanvasElement): Point => ({
  x: between(x + by.x, photo.width),
  y: between(y + by.y, photo.height),
});

export function moveCorner(work: MarkedPhoto, corner: keyof Quad, by: Point): MarkedPhoto {
  return { ...work, marked: { ...work.marked, [corner]: within(work.marked[corner], by, work.photo) } };
}

/** The position of the display in a photo. */
export interface Placed {
  readonly wall: WallInPhoto;
  readonly onWall: OnWall;
  /** Its corners in pixels of the photo; `null` if it would reach beyond the horizon. */
  readonly corners: Quad | null;
  /** Its middle in pixels of the photo. */
  readonly middle: Point;
}

/**
 * @param knownMillimetres the width of the marked rectangle
 * @returns `null` if the corners cannot be those of a rectangle
 */
export function placeDisplay(
  { photo, marked, moved }: MarkedPhoto,
  { widthMillimetres: width, heightMillimetres: height }: Display,
  knownMillimetres: number,
): Placed | null {
  const wall = findWall(marked, photo, knownMillimetres);
  if (wall === null) return null;
  const middle = { x: wall.widthMillimetres / 2 + moved.x, y: wall.heightMillimetres / 2 + moved.y };
  const onWall = { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
  return { wall, onWall, corners: cornersInPhoto(wall, onWall), middle: project(wall.toPhoto, middle) };
}

/** Moves the display along its wall by an offset in pixels of the photo, within the photo. */
export function moveDisplay(work: MarkedPhoto, placed: Placed | null, by: Point): MarkedPhoto {
  if (placed === null) return work;
  const { wall, onWall, middle } = placed;
  const to = project(invert(wall.toPhoto), within(middle, by, work.photo));
  const x = to.x - onWall.width / 2;
  const y = to.y - onWall.height / 2;
  if (cornersInPhoto(wall, { ...onWall, x, y }) === null) return work;
  return { ...work, moved: { x: work.moved.x + x - onWall.x, y: work.moved.y + y - onWall.y } };
}
