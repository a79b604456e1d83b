import type { Words } from '../../language/languages.ts';
import { type CellProps, useCellServices } from '../cell.ts';

const isWords = (value: unknown): value is Words => typeof value === 'object' && value !== null && 'en' in value;

export function labelsOf({ options }: CellProps['field']): { readonly on?: Words; readonly off?: Words } {
  const labels: unknown = 'labels' in options ? options.labels : undefined;
  if (typeof labels !== 'object' || labels === null || !('on' in labels) || !('off' in labels)) return {};
  return isWords(labels.on) && isWords(labels.off) ? { on: labels.on, off: labels.off } : {};
}

export function FlagCell({ field, value }: CellProps) {
  const { language } = useCellServices();
  const { on, off } = labelsOf(field);
  return <p className={value === 0 ? 'badge' : 'badge badge-on'}>{(value === 0 ? off : on)?.[language]}</p>;
}
