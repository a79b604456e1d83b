import type { Product } from '../content/products.ts';

/** Width, height and depth in millimetres. */
export interface Outline {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

/** The base plate of a product, in millimetres. */
interface Base {
  readonly width: number;
  readonly depth: number;
}

/** The rows of a specification with the width and height of the whole product. */
const saysFace = /^(?:Dimensions|Cabinet size|Module size) \(width × height\)$/;

const numbersIn = (value: string): readonly number[] =>
  value.split('×').map((figure) => Number(figure.replaceAll(',', '').trim()));

/**
 * The outline from a product's specification, so that the drawing always matches it. @throws if the specification has
 * no such rows
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

/** The base plate in a product's specification; undefined if there is none. */
export function baseOf({ specification }: Pick<Product, 'specification'>): Base | undefined {
  const row = specification.flatMap(({ rows }) => rows).find(({ name }) => name.en === 'Base plate (width × depth)');
  const [width, depth] = row === undefined ? [] : numbersIn(row.value.en);
  return width === undefined || depth === undefined ? undefined : { width, depth };
}
