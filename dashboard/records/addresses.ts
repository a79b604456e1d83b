import { isSettingsGroup } from '../../content/is-settings-group.ts';
import type { Collection } from '../../content/model/collection.ts';

/** Where the records of a collection, or those of one parent, are read in both languages. */
export const listAddress = ({ base, listedUnder }: Collection, parentId: number | null): string =>
  `/${base}${parentId === null ? '' : `/${listedUnder}/${parentId}`}?languages=all`;

/**
 * A record's own address; a collection with one record a parent is addressed by the parent's id, a group of settings,
 * which holds one record alone, by its base.
 */
export function recordAddress(
  collection: Collection,
  { id, parentId }: { readonly id: number; readonly parentId: number | null },
): string {
  const { base, addressedBy } = collection;
  if (isSettingsGroup(collection)) return `/${base}`;
  return `/${base}/${addressedBy === 'parent' && parentId !== null ? parentId : id}`;
}

/** Where a record is added. */
export const additionAddress = ({ base, createdAt }: Collection): string => `/${base}${createdAt}`;

/** The parent as bodies name it; collections of old always say 0. */
export function parentPart(
  { parent, parentZero }: Collection,
  parentId: number | null,
): { readonly category_id?: number } {
  if (parent !== undefined && parentId !== null) return { category_id: parentId };
  return parentZero ? { category_id: 0 } : {};
}
