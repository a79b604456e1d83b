import type { Field } from '../../../fields/field.ts';
import { useCellServices } from '../../../fields/cell.ts';
import { useTranslations } from '../translations.ts';

/** Whether a wire value says nothing at all. */
export function isNothing(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'object' && Object.values(value).every(isNothing);
}

interface ValueCellProps {
  readonly field: Field;
  readonly value: unknown;
}

/** A value to compare with another one: all of it, in every language. */
export function ValueCell({ field, value }: ValueCellProps) {
  const t = useTranslations();
  const { Cell, Whole = Cell } = useCellServices().uiOf(field);
  return isNothing(value) ? <p className="text-muted">{t('nothingHere')}</p> : <Whole field={field} value={value} />;
}
