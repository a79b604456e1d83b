import type { RichItem } from './document.ts';

/** A list with the lists nested in its items. */
export interface RichList {
  readonly list: RichItem['list'];
  /** The number at which it starts. Default: 1. */
  readonly start?: number;
  readonly items: readonly { readonly item: RichItem; readonly below: readonly RichList[] }[];
}

/** Converts adjacent items to lists; deeper lists are nested in the preceding item. */
export function toLists(items: readonly RichItem[]): readonly RichList[] {
  const lists: RichList[] = [];
  for (let at = 0; at < items.length;) {
    const item = items[at];
    if (item === undefined) break;
    const next = items.findIndex(({ level }, index) => index > at && level <= item.level);
    const end = next === -1 ? items.length : next;
    const own = { item, below: toLists(items.slice(at + 1, end)) };
    const last = lists.at(-1);
    if (last !== undefined && last.list === item.list && item.start === undefined)
      lists[lists.length - 1] = { ...last, items: [...last.items, own] };
    else lists.push({ list: item.list, ...(item.start !== undefined && { start: item.start }), items: [own] });
    at = end;
  }
  return lists;
}
