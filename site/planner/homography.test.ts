import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cornersOf, invert, isConvex, type Point, project, type Quad, squareTo } from './homography.ts';
import { cornersInPhoto, findWall } from './wall-in-photo.ts';

const apart = (one: Point, other: Point | undefined): number =>
  other === undefined ? Number.NaN : Math.hypot(one.x - other.x, one.y - other.y);

const around = (x: number, y: number): fc.Arbitrary<Point> =>
  fc.record({ x: fc.integer({ min: x - 180, max: x + 180 }), y: fc.integer({ min: y - 180, max: y + 180 }) });

const quads: fc.Arbitrary<Quad> = fc
  .record({
    upperLeft: around(300, 300),
    upperRight: around(1000, 300),
    lowerRight: around(1000, 800),
    lowerLeft: around(300, 800),
  })
  .filter(isConvex);

const square: Quad = {
  upperLeft: { x: 0, y: 0 },
  upperRight: { x: 1, y: 0 },
  lowerRight: { x: 1, y: 1 },
  lowerLeft: { x: 0, y: 1 },
};

describe('the map of a square onto four corners', () => {
  it('leads corners to corners', () => {
    fc.assert(
      fc.property(quads, (quad) => {
        const map = squareTo(quad);
        const wanted = cornersOf(quad);
        const led = cornersOf(square).map((corner) => project(map, corner));
        for (const [index, corner] of led.entries()) expect(apart(corner, wanted[index])).toBeCloseTo(0, 4);
      }),
    );
  });

  it('leads back where it came from', () => {
    const inside = fc.record({
      x: fc.double({ min: 0, max: 1, noNaN: true }),
      y: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(quads, inside, (quad, point) => {
        const map = squareTo(quad);
        expect(apart(project(invert(map), project(map, point)), point)).toBeCloseTo(0, 4);
      }),
    );
  });

  it('leads the middle to where the diagonals cross', () => {
    fc.assert(
      fc.property(quads, (quad) => {
        const { x, y } = project(squareTo(quad), { x: 0.5, y: 0.5 });
        const { upperLeft, lowerRight, upperRight, lowerLeft } = quad;
        const off = (one: Point, other: Point) =>
          ((other.x - one.x) * (y - one.y) - (other.y - one.y) * (x - one.x)) /
          Math.hypot(other.x - one.x, other.y - one.y);
        expect(off(upperLeft, lowerRight)).toBeCloseTo(0, 4);
        expect(off(upperRight, lowerLeft)).toBeCloseTo(0, 4);
      }),
    );
  });

  it.each<[string, Quad]>([
    ['crossed', { ...square, upperLeft: square.upperRight, upperRight: square.upperLeft }],
    ['pushed in', { ...square, lowerRight: { x: 0.3, y: 0.3 } }],
    ['in one line', { ...square, lowerRight: { x: 0.5, y: 0.5 } }],
    [
      'all in one place',
      { upperLeft: { x: 1, y: 1 }, upperRight: { x: 1, y: 1 }, lowerRight: { x: 1, y: 1 }, lowerLeft: { x: 1, y: 1 } },
    ],
  ])('is asked only of corners that are not %s', (_, quad) => {
    expect(isConvex(quad)).toBe(false);
    expect(findWall(quad, { width: 100, height: 100 }, 1000)).toBe(null);
  });
});

const photo = { width: 1600, height: 1200 };

interface Camera {
  /** Rotation of the camera to the side and upwards, in radians. */
  readonly aside: number;
  readonly up: number;
  readonly metres: number;
  readonly focal: number;
}

/**
 * Projects a point on the wall into the camera's picture. The coordinates are metres from the point at which the camera
 * looks.
 */
function seen({ aside, up, metres, focal }: Camera, { x, y }: Point): Point {
  const turned = { x: x * Math.cos(aside), y, z: x * Math.sin(aside) };
  const tilted = {
    x: turned.x,
    y: turned.y * Math.cos(up) - turned.z * Math.sin(up),
    z: turned.y * Math.sin(up) + turned.z * Math.cos(up) + metres,
  };
  return { x: photo.width / 2 + (focal * tilted.x) / tilted.z, y: photo.height / 2 + (focal * tilted.y) / tilted.z };
}

const rectangleSeen = (camera: Camera, left: number, top: number, width: number, height: number): Quad => ({
  upperLeft: seen(camera, { x: left, y: top }),
  upperRight: seen(camera, { x: left + width, y: top }),
  lowerRight: seen(camera, { x: left + width, y: top + height }),
  lowerLeft: seen(camera, { x: left, y: top + height }),
});

describe('a wall in a photo', () => {
  const sides = fc.double({ min: 1, max: 3, noNaN: true });
  const usual = { metres: 8, focal: 1200 };

  it.each([
    ['from straight ahead', { aside: 0, up: 0 }],
    ['from the left', { aside: 0.5, up: 0 }],
    ['from the right and below', { aside: -0.6, up: 0.25 }],
  ])('taken by a phone %s has the height that was not said', (_, turned) => {
    fc.assert(
      fc.property(sides, sides, (width, height) => {
        const marked = rectangleSeen({ ...usual, ...turned }, -1, -1, width, height);
        const wall = findWall(marked, photo, width * 1000);
        expect((wall?.heightMillimetres ?? 0) / 1000 / height).toBeCloseTo(1, 1);
      }),
    );
  });

  it('shows a display where a camera would have seen it', () => {
    const camera = { ...usual, aside: 0.45, up: 0.2 };
    const wall = findWall(rectangleSeen(camera, -1.5, -1, 3, 2), photo, 3000);
    const shown = wall && cornersInPhoto(wall, { x: 500, y: 250, width: 1600, height: 900 });
    const wanted = cornersOf(rectangleSeen(camera, -1, -0.75, 1.6, 0.9));
    expect(shown).not.toBe(null);
    if (shown === null) return;
    for (const [index, corner] of cornersOf(shown).entries()) {
      expect(Math.abs(corner.x - (wanted[index]?.x ?? 0))).toBeLessThan(2);
      expect(Math.abs(corner.y - (wanted[index]?.y ?? 0))).toBeLessThan(2);
    }
  });

  it('shows nothing that reaches beyond its horizon', () => {
    const wall = findWall(rectangleSeen({ ...usual, aside: 1, up: 0 }, -1.5, -1, 3, 2), photo, 3000);
    expect(wall).not.toBe(null);
    expect(wall && cornersInPhoto(wall, { x: -40_000, y: 0, width: 1600, height: 900 })).toBe(null);
  });

  it('never answers with what is no number', () => {
    fc.assert(
      fc.property(quads, sides, (quad, width) => {
        const wall = findWall(quad, photo, width * 1000);
        const values = wall === null ? [] : Object.values({ ...wall.toPhoto });
        expect(values.every(Number.isFinite)).toBe(true);
        expect(wall === null || wall.heightMillimetres > 0).toBe(true);
      }),
    );
  });
});
