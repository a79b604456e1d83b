/**
 * Groups the items of a cached list, such as facets, by numeric keys. Each list is grouped only once, regardless of the
 * number of pages that use it.
 * @param keysOf the groups of an item; `null` is ignored
 */
export function groupedBy<Item extends object>(
  keysOf: (item: Item) => readonly (number | null)[],
): (list: readonly Item[], key: number | null) => readonly Item[] {
  const made = new WeakMap<readonly Item[], Map<number | null, Item[]>>();

  function group(list: readonly Item[]): Map<number | null, Item[]> {
    const groups = new Map<number | null, Item[]>();
    for (const item of list) {
      for (const key of keysOf(item))
        groups
          .set(key, groups.get(key) ?? [])
          .get(key)
          ?.push(item);
    }
    groups.delete(null);
    made.set(list, groups);
    return groups;
  }

  return (list, key) => (made.get(list) ?? group(list)).get(key) ?? [];
}
