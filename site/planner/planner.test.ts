import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advise } from './advise.ts';
import { type Cabinet, pitchMillimetres, shapeOf } from './cabinet.ts';
import { fitInside, fitWideScreen } from './grid.ts';
import { measureWall, type PlanSettings } from './measure-wall.ts';
import { venues } from './venues.ts';
import { person, sofa } from './outlines.ts';
import { acuityMetres, letterMillimetres, pitchesFor, tenFootRuleMetres } from './viewing.ts';

const settings: PlanSettings = {
  sparePercent: 10,
  volts: 230,
  amperes: 16,
  circuitShare: 0.8,
  hoursADay: 12,
  tariff: 0.22,
};

const cabinet = (
  [widthMillimetres, heightMillimetres]: readonly [number, number],
  [widthPixels, heightPixels]: readonly [number, number],
  weightKilograms: number,
  [greatestWatts, typicalWatts]: readonly [number, number],
): Cabinet => ({
  id: 1,
  widthMillimetres,
  heightMillimetres,
  widthPixels,
  heightPixels,
  weightKilograms,
  greatestWatts,
  typicalWatts,
  nits: 1000,
  refreshHertz: null,
  place: 'indoor',
});

// Expected values from manufacturers' own tools and datasheets.
const mp012f = cabinet([806.4, 453.6], [640, 360], 9.2, [146, 77]);
const mm012f = cabinet([600, 337.5], [480, 270], 5.1, [92.8, 41.5]);
const mm009f = cabinet([600, 337.5], [640, 360], 5.1, [94.6, 37]);
const bp2v2 = cabinet([500, 500], [176, 176], 9.35, [190, 95]);
const wall = { widthMillimetres: 6000, heightMillimetres: 3400 };

describe('walls that makers and riggers have calculated', () => {
  it('MP012F in a grid of 7 by 6', () => {
    const found = measureWall(mp012f, { columns: 7, rows: 6 }, settings);
    expect(found).toMatchObject({
      cabinets: 42,
      spareCabinets: 4,
      widthPixels: 4480,
      heightPixels: 2160,
      greatestBtuPerHour: 20_916,
      typicalBtuPerHour: 11_046,
      controllers: 2,
      spareControllers: 1,
    });
    expect(found.widthMillimetres).toBeCloseTo(5644.8, 6);
    expect(found.heightMillimetres).toBeCloseTo(2721.6, 6);
    expect(found.squareMetres).toBeCloseTo(15.362, 2);
    expect(found.diagonalInches).toBeCloseTo(246.7, 1);
    expect(found.weightKilograms).toBeCloseTo(386.4, 6);
    expect(found.greatestWatts).toBeCloseTo(6132, 6);
    expect(found.typicalWatts).toBeCloseTo(3234, 6);
  });

  it('MM012F in a grid of 8 by 8 shows 4K one to one', () => {
    const found = measureWall(mm012f, { columns: 8, rows: 8 }, settings);
    expect(found).toMatchObject({
      widthMillimetres: 4800,
      heightMillimetres: 2700,
      widthPixels: 3840,
      heightPixels: 2160,
      controllers: 1,
      gigabitPorts: 13,
      isWideScreen: true,
    });
    expect(found.squareMetres).toBeCloseTo(12.96, 2);
    expect(found.diagonalInches).toBeCloseTo(216.8, 1);
    expect(found.weightKilograms).toBeCloseTo(326.4, 6);
    expect(found.greatestWatts).toBeCloseTo(5939.2, 6);
    expect(found.typicalWatts).toBeCloseTo(2656, 6);
    expect(acuityMetres(pitchMillimetres(mm012f))).toBeCloseTo(4.3, 1);
  });

  it('MM009F in a grid of 12 by 6', () => {
    const found = measureWall(mm009f, { columns: 12, rows: 6 }, settings);
    expect(found.weightKilograms).toBeCloseTo(367.2, 6);
    expect(found.greatestWatts).toBeCloseTo(6811.2, 6);
    expect(found.typicalWatts).toBeCloseTo(2664, 6);
    expect(found.controllers).toBe(2);
  });

  it('BP2V2 inside 6 by 3.4 m', () => {
    const grid = fitInside(wall, bp2v2);
    expect(grid).toEqual({ columns: 12, rows: 6 });
    const found = measureWall(bp2v2, grid, settings);
    expect(found).toMatchObject({
      cabinets: 72,
      widthMillimetres: 6000,
      heightMillimetres: 3000,
      widthPixels: 2112,
      heightPixels: 1056,
      greatestWatts: 13_680,
      typicalWatts: 6840,
      gigabitPorts: 4,
    });
    expect(found.weightKilograms).toBeCloseTo(673.2, 6);
    expect(acuityMetres(pitchMillimetres(bp2v2))).toBeCloseTo(9.77, 2);
  });

  it('MP012F fits seven times seven into 6 by 3.4 m', () => {
    expect(fitInside(wall, mp012f)).toEqual({ columns: 7, rows: 7 });
  });
});

it.each([
  [2.5, 8.594, 28.2],
  [10, 34.38, 112.8],
  [4, 13.75, 45.1],
  [2, 6.88, 22.6],
  [1.5, 5.16, 16.9],
  [1, 3.438, 11.3],
])('a pitch of %d mm is seen as one picture from %d m, which are %d feet', (pitch, metres, feet) => {
  expect(acuityMetres(pitch)).toBeCloseTo(metres, 1);
  expect(acuityMetres(pitch) / 0.3048).toBeCloseTo(feet, 1);
  expect(pitchesFor(acuityMetres(pitch)).comfortable).toBeCloseTo(pitch, 9);
});

it('a cabinet whose rows are farther apart is judged by its rows', () => {
  const behindGlass = cabinet([1000, 500], [256, 64], 6.5, [300, 100]);
  const advice = advise(behindGlass, measureWall(behindGlass, { columns: 1, rows: 1 }, settings), {
    place: venues.shopWindow,
    space: null,
    nearestMetres: null,
    farthestMetres: null,
    bearsKilograms: null,
    settings,
  });
  expect(advice.find(({ is }) => is === 'acuity')).toMatchObject({ pitchMillimetres: 7.8125 });
});

/** The largest y coordinate of an outline: the points of its lines and the ends of its curves. */
const lowest = (path: string): number => {
  const ends: Readonly<Record<string, (numbers: readonly number[]) => number>> = {
    z: () => 0,
    h: () => 0,
    v: ([down = 0]) => down,
    a: (numbers) => numbers[6] ?? 0,
  };
  let [at, least] = [0, -Infinity];
  for (const [, command = '', rest = ''] of path.matchAll(/([Mzhvlqta])([^Mzhvlqta]*)/g)) {
    const numbers = (rest.match(/-?\d+/g) ?? []).map(Number);
    const down = (ends[command] ?? ((each: readonly number[]) => each.at(-1) ?? 0))(numbers);
    at = command === 'M' ? (numbers[1] ?? 0) : at + down;
    least = Math.max(least, at);
  }
  return least;
};

it.each([
  ['somebody', person],
  ['a sofa', sofa],
])('%s stands with both feet on the floor', (_, outline) => {
  expect(lowest(outline)).toBe(0);
});

it('ten feet for a millimetre are 3.05 m, and letters for 10.5 m are 52.5 mm high', () => {
  expect(tenFootRuleMetres(1)).toBeCloseTo(3.048, 9);
  expect(letterMillimetres(10.5)).toBeCloseTo(52.5, 9);
});

describe('every wall', () => {
  const cabinets = fc.constantFrom(mp012f, mm012f, mm009f, bp2v2);
  const spaces = fc.record({
    widthMillimetres: fc.double({ min: 1, max: 100_000, noNaN: true }),
    heightMillimetres: fc.double({ min: 1, max: 100_000, noNaN: true }),
  });

  it('stays within its space, and one more row or column would not', () => {
    fc.assert(
      fc.property(spaces, cabinets, (space, each) => {
        const { columns, rows } = fitInside(space, each);
        expect(columns * each.widthMillimetres).toBeLessThanOrEqual(space.widthMillimetres + 1e-3);
        expect(rows * each.heightMillimetres).toBeLessThanOrEqual(space.heightMillimetres + 1e-3);
        expect((columns + 1) * each.widthMillimetres).toBeGreaterThan(space.widthMillimetres);
        expect((rows + 1) * each.heightMillimetres).toBeGreaterThan(space.heightMillimetres);
      }),
    );
  });

  it('as a wide screen stays within its space too, and is no farther from 16:9 than the whole space', () => {
    const off = ({ columns, rows }: { columns: number; rows: number }, each: Cabinet) =>
      Math.abs(Math.log((columns * each.widthMillimetres) / (rows * each.heightMillimetres) / (16 / 9)));
    fc.assert(
      fc.property(spaces, cabinets, (space, each) => {
        const most = fitInside(space, each);
        const wide = fitWideScreen(space, each);
        expect(wide.columns).toBeLessThanOrEqual(most.columns);
        expect(wide.rows).toBeLessThanOrEqual(most.rows);
        fc.pre(most.columns > 0 && most.rows > 0);
        expect(off(wide, each)).toBeLessThanOrEqual(off(most, each) + 1e-9);
      }),
    );
  });

  it('never has fewer pixels, weight or watts with a column more', () => {
    const grids = fc.record({ columns: fc.integer({ min: 1, max: 200 }), rows: fc.integer({ min: 1, max: 200 }) });
    fc.assert(
      fc.property(grids, cabinets, ({ columns, rows }, each) => {
        const one = measureWall(each, { columns, rows }, settings);
        const more = measureWall(each, { columns: columns + 1, rows }, settings);
        for (const name of ['widthPixels', 'weightKilograms', 'greatestWatts', 'cabinets'] as const)
          expect(more[name]).toBeGreaterThan(one[name]);
        for (const name of ['circuits', 'gigabitPorts', 'controllers', 'spareCabinets'] as const)
          expect(more[name]).toBeGreaterThanOrEqual(one[name]);
      }),
    );
  });
});

it('tells modules, cabinets and whole displays by their width', () => {
  expect([320, 500, 1920, 2546].map((widthMillimetres) => shapeOf({ widthMillimetres }))).toEqual([
    'module',
    'cabinet',
    'cabinet',
    'display',
  ]);
});
