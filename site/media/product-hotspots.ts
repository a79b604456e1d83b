import type { Text } from '../../fields/field.ts';
import type { View } from '../../content/model/collection.ts';
import type { singleProjects } from '../../content/collections/index.ts';

/**
 * A product in a picture. `x` is in percent of the picture's width from its left side, `y` in percent of its height
 * from the top.
 */
export interface ProductHotspot {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly product: { readonly id: number; readonly name: Text };
}

/** The hotspots of a picture with their products, without products that visitors may not see. */
export const toProductHotspots = (
  hotspots: View<typeof singleProjects>['marks'],
  named: readonly ProductHotspot['product'][],
): readonly ProductHotspot[] =>
  hotspots.flatMap(({ key, record, x, y }) => {
    const product = named.find(({ id }) => id === record);
    return product === undefined || x === null || y === null ? [] : [{ key, x, y, product }];
  });
