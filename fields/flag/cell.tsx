import type { Words } from '../../language/languages.ts';
import { type CellProps, useCellServices } from '../cell.ts';

const isWords = (value: unknown): value is Words => typeof value === 'object' && value !== null && 'en' in value;

export function labelsOf({ options }: CellProps['field']): { readonly on?: Words; readonly off?: Words } {
  const labels: unknown = 'labels' in options ? options.labels : undefined;
  if (typeof labels !== 'object' || labels === null || !('on' in labels) || !('off' in labels)) return {};
  return isWords(labels.on) && isWords(labels.off) ? { on: labels.on, off: labels.off } : {};
}

/** True for what is on; answers say it as 1 and 0, or as `true` and `false`. */
export const isOn = (value: unknown): boolean => value !== 0 && value !== false;

export function FlagCell({ field, value }: CellProps) {
  const { language } = useCellServices();
  const { on, off } = labelsOf(field);
  return <p className={isOn(value) ? 'badge badge-on' : 'badge'}>{(isOn(value) ? on : off)?.[language]}</p>;
}
