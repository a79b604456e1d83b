import type { Product } from '../content/products.ts';

/** Width, height and depth in millimetres. */
export interface Outline {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

/** The plate that a thing stands on, in millimetres. */
interface Base {
  readonly width: number;
  readonly depth: number;
}

/** The row of a specification that says how large the whole thing is, and beside it how deep. */
const saysFace = /^(?:Dimensions|Cabinet size|Module size) \(width × height\)$/;

const numbersIn = (value: string): readonly number[] =>
  value.split('×').map((figure) => Number(figure.replaceAll(',', '').trim()));

/**
 * The outline that a product's own specification gives, so that a drawing never says anything else.
 * Throws when the specification has no such rows.
 */
export function outlineOf({ id, specification }: Pick<Product, 'id' | 'specification'>): Outline {
  const rows = specification.flatMap((group) => group.rows);
  const figures = [
    rows.find(({ name }) => saysFace.test(name.en)),
    rows.find(({ name }) => name.en === 'Depth'),
  ].flatMap((row) => (row === undefined ? [] : numbersIn(row.value.en)));
  const [width, height, depth] = figures;
  if (width === undefined || height === undefined || depth === undefined) {
    throw new Error(`The specification of the demo product ${id} says no width, height and depth`);
  }
  return { width, height, depth };
}

/** The plate that a product's specification says it stands on; nothing where it says none. */
export function baseOf({ specification }: Pick<Product, 'specification'>): Base | undefined {
  const row = specification.flatMap(({ rows }) => rows).find(({ name }) => name.en === 'Base plate (width × depth)');
  const [width, depth] = row === undefined ? [] : numbersIn(row.value.en);
  return width === undefined || depth === undefined ? undefined : { width, depth };
}
