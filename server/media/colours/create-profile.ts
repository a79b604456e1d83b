/** Chromaticities (x, y) of the white point and of full red, green and blue. */
export interface Primaries {
  readonly white: Chromaticity;
  readonly red: Chromaticity;
  readonly green: Chromaticity;
  readonly blue: Chromaticity;
}

export type Chromaticity = readonly [x: number, y: number];

/** The transfer function for values from 0 to 1: `value ** gamma`, or a curve with a linear part near black. */
export type Curve =
  | { readonly gamma: number }
  /** `(a * value + b) ** gamma` from `d` on, `c * value` below (ICC.1:2022, 10.18, type 3). */
  | { readonly gamma: number; readonly a: number; readonly b: number; readonly c: number; readonly d: number };

type Vector = readonly [number, number, number];
/** Three rows. */
type Matrix = readonly [Vector, Vector, Vector];

const dot = (one: Vector, other: Vector): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
const apply = (matrix: Matrix, vector: Vector): Vector => [
  dot(matrix[0], vector),
  dot(matrix[1], vector),
  dot(matrix[2], vector),
];
const turned = ([one, two, three]: Matrix): Matrix => [
  [one[0], two[0], three[0]],
  [one[1], two[1], three[1]],
  [one[2], two[2], three[2]],
];
const multiply = (one: Matrix, other: Matrix): Matrix => {
  const columns = turned(other);
  return [apply(columns, one[0]), apply(columns, one[1]), apply(columns, one[2])];
};
const scaled = (vector: Vector, by: number): Vector => [vector[0] * by, vector[1] * by, vector[2] * by];
const cross = (one: Vector, other: Vector): Vector => [
  one[1] * other[2] - one[2] * other[1],
  one[2] * other[0] - one[0] * other[2],
  one[0] * other[1] - one[1] * other[0],
];

function invert([one, two, three]: Matrix): Matrix {
  const determinant = dot(one, cross(two, three));
  return turned([
    scaled(cross(two, three), 1 / determinant),
    scaled(cross(three, one), 1 / determinant),
    scaled(cross(one, two), 1 / determinant),
  ]);
}

/** For luminance 1. */
const toXyz = ([x, y]: Chromaticity): Vector => [x / y, 1, (1 - x - y) / y];

/** The white point of all profiles (ICC.1:2022, 7.2.16). */
const d50: Vector = [0.9642, 1, 0.8249];
/** The Bradford matrix for adaptation to the white point (annex E). */
const bradford: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
];

/** Full red, green and blue in XYZ under D50. Their sum is white. */
function colorantsOf({ white, red, green, blue }: Primaries): Matrix {
  const directions = turned([toXyz(red), toXyz(green), toXyz(blue)]);
  const amounts = apply(invert(directions), toXyz(white));
  const [r, g, b] = turned(directions);
  const colorants = turned([scaled(r, amounts[0]), scaled(g, amounts[1]), scaled(b, amounts[2])]);
  const [from, to] = [apply(bradford, toXyz(white)), apply(bradford, d50)];
  const scale: Matrix = [
    [to[0] / from[0], 0, 0],
    [0, to[1] / from[1], 0],
    [0, 0, to[2] / from[2]],
  ];
  return turned(multiply(invert(bradford), multiply(scale, multiply(bradford, colorants))));
}

const integers = (...values: readonly number[]): Buffer => {
  const buffer = Buffer.alloc(values.length * 4);
  for (const [place, value] of values.entries()) buffer.writeInt32BE(value, place * 4);
  return buffer;
};
/** Encodes numbers as `s15Fixed16Number`, the number format of profiles. */
const fixed = (...values: readonly number[]): Buffer => integers(...values.map((value) => Math.round(value * 65_536)));
const element = (type: string, ...content: readonly Buffer[]): Buffer =>
  Buffer.concat([Buffer.from(`${type}\0\0\0\0`, 'latin1'), ...content]);

const xyzElement = (vector: Vector): Buffer => element('XYZ ', fixed(...vector));

function curveElement(curve: Curve): Buffer {
  const numbers = 'a' in curve ? [curve.gamma, curve.a, curve.b, curve.c, curve.d] : [curve.gamma];
  return element('para', Buffer.from([0, 'a' in curve ? 3 : 0, 0, 0]), fixed(...numbers));
}

/** Profiles require a name and a copyright in at least one language (10.15). */
const noText = element(
  'mluc',
  integers(1, 12),
  Buffer.from('enUS', 'latin1'),
  integers(4, 28),
  Buffer.from('\0-\0-', 'latin1'),
);

const headerBytes = 128;

/**
 * Creates an ICC profile (version 4.3) of an RGB display with these primaries and this curve. It allows converting
 * colours that a file defines by code points only.
 */
export function createProfile(primaries: Primaries, curve: Curve): Buffer {
  const [red, green, blue] = colorantsOf(primaries);
  const elements: readonly (readonly [tag: string, content: Buffer])[] = [
    ['desc', noText],
    ['cprt', noText],
    ['wtpt', xyzElement(d50)],
    ['rXYZ', xyzElement(red)],
    ['gXYZ', xyzElement(green)],
    ['bXYZ', xyzElement(blue)],
    ['rTRC', curveElement(curve)],
    ['gTRC', curveElement(curve)],
    ['bTRC', curveElement(curve)],
  ];
  const table = [integers(elements.length)];
  let place = headerBytes + 4 + 12 * elements.length;
  for (const [tag, content] of elements) {
    table.push(Buffer.from(tag, 'latin1'), integers(place, content.length));
    place += content.length;
  }
  const header = Buffer.alloc(headerBytes);
  header.writeUInt32BE(place, 0);
  header.writeUInt32BE(0x04_30_00_00, 8);
  header.write('mntrRGB XYZ ', 12, 'latin1');
  header.write('acsp', 36, 'latin1');
  fixed(...d50).copy(header, 68);
  return Buffer.concat([header, ...table, ...elements.map(([, content]) => content)]);
}
