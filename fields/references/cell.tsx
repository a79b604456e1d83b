import type { CellProps } from '../cell.ts';
import { useRecordOptions } from '../record-options.ts';
import { targetOf } from '../reference/cell.tsx';

export const idsOf = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.filter((id): id is number => typeof id === 'number') : [];

export function ReferencesCell({ field, value }: CellProps) {
  const titles = new Map(useRecordOptions(targetOf(field)).options.map((option) => [option.value, option.label]));
  const shown = idsOf(value).flatMap((id) => titles.get(id) ?? []);
  return shown.length === 0 ? null : <p className="line-clamp-2 text-sm text-muted">{shown.join(' · ')}</p>;
}
