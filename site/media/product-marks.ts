import type { Text } from '../../fields/field.ts';
import type { View } from '../../content/model/collection.ts';
import type { singleProjects } from '../../content/collections/index.ts';

/** A product that a picture shows, in percent of the picture's width from its left side and of its height from its top. */
export interface ProductMark {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly product: { readonly id: number; readonly name: Text };
}

/** The marks of a picture with the products they name; those of products that visitors do not see are left out. */
export const toProductMarks = (
  marks: View<typeof singleProjects>['marks'],
  named: readonly ProductMark['product'][],
): readonly ProductMark[] =>
  marks.flatMap(({ key, record, x, y }) => {
    const product = named.find(({ id }) => id === record);
    return product === undefined || x === null || y === null ? [] : [{ key, x, y, product }];
  });
