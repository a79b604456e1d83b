import type { Product } from '../content/products.ts';

/** Width, height and depth in millimetres. */
export interface Outline {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

/** The row of a specification that says how large the whole thing is. */
const saysOutline = /\(width × height × depth\)/;

/**
 * The outline that a product's own specification gives, so that a drawing never says anything else.
 * Throws when the specification has no such row.
 */
export function outlineOf({ id, specification }: Pick<Product, 'id' | 'specification'>): Outline {
  const row = specification.flatMap(({ rows }) => rows).find(({ name }) => saysOutline.test(name.en));
  const figures = row?.value.en.split('×').map((figure) => Number(figure.replaceAll(',', '').trim())) ?? [];
  const [width, height, depth] = figures;
  if (width === undefined || height === undefined || depth === undefined) {
    throw new Error(`The specification of the demo product ${id} says no width, height and depth`);
  }
  return { width, height, depth };
}
