import { toQrWords } from './qr-words.ts';

/** Rows of modules; true is dark. */
export type QrGrid = readonly (readonly boolean[])[];

/** A grid being filled: `null` where nothing stands yet. */
type Modules = (boolean | null)[][];

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function set(modules: Modules, x: number, y: number, isDark: boolean): void {
  const row = modules[y];
  if (row !== undefined && x >= 0 && x < row.length) row[x] = isDark;
}

/** Rings around a centre: those at the given distances are light. */
function drawRings(
  modules: Modules,
  [x, y]: readonly [number, number],
  radius: number,
  light: readonly number[],
): void {
  for (let down = -radius; down <= radius; down += 1)
    for (let across = -radius; across <= radius; across += 1)
      set(modules, x + across, y + down, !light.includes(Math.max(Math.abs(across), Math.abs(down))));
}

function alignmentPlaces(version: number, size: number): readonly number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, index) => size - 7 - step * (count - 2 - index))];
}

/** A number with the remainder that lets readers mend it. */
function withRemainder(value: number, bits: number, divisor: number): number {
  let rest = value;
  const top = 1 << bits;
  for (let turn = 0; turn < bits; turn += 1) rest = (rest << 1) ^ ((rest << 1) & top ? divisor : 0);
  return (value << bits) | rest;
}

/** The two copies of what says the correction level (M) and the mask. */
function drawFormat(modules: Modules, mask: number): void {
  const size = modules.length;
  const bits = withRemainder(mask, 10, 0x5_37) ^ 0x54_12;
  for (let index = 0; index < 15; index += 1) {
    const isDark = ((bits >> index) & 1) === 1;
    if (index < 6) set(modules, 8, index, isDark);
    else if (index < 8) set(modules, 8, index + 1, isDark);
    else if (index < 9) set(modules, 7, 8, isDark);
    else set(modules, 14 - index, 8, isDark);
    if (index < 8) set(modules, size - 1 - index, 8, isDark);
    else set(modules, 8, size - 15 + index, isDark);
  }
  set(modules, 8, size - 8, true);
}

function drawVersion(modules: Modules, version: number): void {
  if (version < 7) return;
  const bits = withRemainder(version, 12, 0x1f_25);
  for (let index = 0; index < 18; index += 1) {
    const isDark = ((bits >> index) & 1) === 1;
    const [far, near] = [modules.length - 11 + (index % 3), Math.floor(index / 3)];
    set(modules, far, near, isDark);
    set(modules, near, far, isDark);
  }
}

/** Everything by which a reader finds its way, without any word. */
function drawPatterns(version: number): Modules {
  const size = version * 4 + 17;
  const modules: Modules = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  for (let index = 0; index < size; index += 1) {
    set(modules, 6, index, index % 2 === 0);
    set(modules, index, 6, index % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    drawRings(modules, [x, y], 4, [2, 4]);
  const places = alignmentPlaces(version, size);
  const last = places.at(-1);
  for (const x of places)
    for (const y of places) {
      const isCorner = (x === 6 && (y === 6 || y === last)) || (x === last && y === 6);
      if (!isCorner) drawRings(modules, [x, y], 2, [1]);
    }
  drawFormat(modules, 0);
  drawVersion(modules, version);
  return modules;
}

/** The free places in the order in which words fill them: pairs of columns, up and down in turn. */
function* freePlaces(patterns: Modules): Generator<readonly [number, number]> {
  const size = patterns.length;
  let isUp = true;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let turn = 0; turn < size; turn += 1) {
      const y = isUp ? size - 1 - turn : turn;
      for (const x of [right, right - 1]) if (patterns[y]?.[x] === null) yield [x, y];
    }
    isUp = !isUp;
  }
}

/** How hard a grid is to read: long runs, blocks, what looks like a finder, and one tone that prevails. */
function penaltyOf(grid: QrGrid): number {
  const size = grid.length;
  const columns = grid.map((_, x) => grid.map((row) => row[x] === true));
  const lines = [...grid, ...columns].map((line) => line.map((isDark) => (isDark ? '1' : '0')).join(''));
  let penalty = 0;
  for (const line of lines) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) penalty += run.length - 2;
    penalty += 40 * [...`0000${line}0000`.matchAll(/(?=10111010000|00001011101)/g)].length;
  }
  for (let y = 1; y < size; y += 1)
    for (let x = 1; x < size; x += 1) {
      const tone = grid[y]?.[x];
      if (grid[y]?.[x - 1] === tone && grid[y - 1]?.[x] === tone && grid[y - 1]?.[x - 1] === tone) penalty += 3;
    }
  const dark = grid.flat().filter(Boolean).length;
  return penalty + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10));
}

/**
 * A text as a QR code (ISO/IEC 18004) of correction level M, without the light margin of four modules it needs.
 * @throws RangeError for more than 666 bytes
 */
export function encodeQr(text: string): QrGrid {
  const { version, words } = toQrWords(text);
  const patterns = drawPatterns(version);
  const places = [...freePlaces(patterns)];
  const grids = masks.map((isTurned, mask): QrGrid => {
    const modules = patterns.map((row) => [...row]);
    for (const [index, [x, y]] of places.entries()) {
      const isDark = (((words[index >> 3] ?? 0) >> (7 - (index & 7))) & 1) === 1;
      set(modules, x, y, isDark !== isTurned(x, y));
    }
    drawFormat(modules, mask);
    return modules.map((row) => row.map(Boolean));
  });
  const penalties = grids.map(penaltyOf);
  return grids[penalties.indexOf(Math.min(...penalties))] ?? [];
}
