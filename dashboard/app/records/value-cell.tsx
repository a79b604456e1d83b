import type { Field } from '../../../fields/field.ts';
import { useCellServices } from '../../../fields/cell.ts';
import { useTranslations } from '../translations.ts';

/** True if an API value is empty. */
export function isNothing(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'object' && Object.values(value).every(isNothing);
}

interface ValueCellProps {
  readonly field: Field;
  readonly value: unknown;
}

/** Shows a value for comparison, complete and in every language. */
export function ValueCell({ field, value }: ValueCellProps) {
  const t = useTranslations();
  const { Cell, Whole = Cell } = useCellServices().uiOf(field);
  return isNothing(value) ? <p className="text-muted">{t('nothingHere')}</p> : <Whole field={field} value={value} />;
}
