import type { ChangeEvent } from 'react';

/** Whether a checkbox was pressed with Shift, which selects everything between it and the one pressed before. */
export const isRangePress = ({ nativeEvent }: ChangeEvent): boolean =>
  nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;

/**
 * The ids that a press is about: from the one pressed before to this one, in the order shown.
 * @param from the id pressed before; `null` if no range is meant
 */
export function idsBetween(shown: readonly number[], from: number | null, to: number): readonly number[] {
  const [start, end] = [from === null ? -1 : shown.indexOf(from), shown.indexOf(to)];
  return start === -1 || end === -1 ? [to] : shown.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** The selection after some ids were selected or unselected. */
export function withIds(
  selected: ReadonlySet<number>,
  ids: readonly number[],
  isSelected: boolean,
): ReadonlySet<number> {
  const meant = new Set(ids);
  return isSelected ? selected.union(meant) : selected.difference(meant);
}
