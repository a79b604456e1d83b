import type { Text } from '../../fields/field.ts';
import type { View } from '../../content/model/collection.ts';
import type { singleProjects } from '../../content/collections/index.ts';

/** A product that a picture shows, in percent of the picture's width from its left side and of its height from its top. */
export interface ProductHotspot {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly product: { readonly id: number; readonly name: Text };
}

/** The marks of a picture with the products they name; those of products that visitors do not see are left out. */
export const toProductHotspots = (
  hotspots: View<typeof singleProjects>['marks'],
  named: readonly ProductHotspot['product'][],
): readonly ProductHotspot[] =>
  hotspots.flatMap(({ key, record, x, y }) => {
    const product = named.find(({ id }) => id === record);
    return product === undefined || x === null || y === null ? [] : [{ key, x, y, product }];
  });
