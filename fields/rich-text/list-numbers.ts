import type { RichItem } from './document.ts';

/** Computes the displayed numbers of items in nested lists. */
export function createListNumbers() {
  let counts: (number | undefined)[] = [];
  /** The number of the next item if it has no `start`; 0 for bullets. */
  const next = ({ list, level }: Pick<RichItem, 'list' | 'level'>): number =>
    list === 'numbers' ? (counts[level] ?? 0) + 1 : 0;
  return {
    next,
    /** Counts an item, and returns its number. */
    count(item: Pick<RichItem, 'list' | 'level' | 'start'>): number {
      const number = item.list === 'numbers' ? (item.start ?? next(item)) : 0;
      counts.length = item.level + 1;
      counts[item.level] = item.list === 'numbers' ? number : undefined;
      return number;
    },
    /** Ends all lists; called for every other block. */
    end(): void {
      counts = [];
    },
  };
}
