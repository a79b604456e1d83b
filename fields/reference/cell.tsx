import type { CellProps } from '../cell.ts';
import { useRecordOptions } from '../record-options.ts';

/** The base name of the collection that a field refers to. */
export const targetOf = ({ options }: CellProps['field']): string =>
  'to' in options && typeof options.to === 'string' ? options.to : '';

export function ReferenceCell({ field, value }: CellProps) {
  const title = useRecordOptions(targetOf(field)).options.find((record) => record.value === value)?.label;
  return title === undefined ? null : <p className="text-sm text-muted">{title}</p>;
}
