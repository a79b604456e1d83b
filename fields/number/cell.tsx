import { isolate } from '../../language/bidi.ts';
import type { Language } from '../../language/languages.ts';
import { type CellProps, useCellServices } from '../cell.ts';
import { plainText } from '../plain-cell.tsx';
import { isUnit, units } from './units.ts';

export function unitOf({ field }: Pick<CellProps, 'field'>, language: Language): string {
  const unit = 'unit' in field.options ? field.options.unit : undefined;
  return isUnit(unit) ? units[unit][language] : '';
}

/** The number as it is written, the whole in the direction of its unit. */
export function NumberCell(props: CellProps) {
  const { language } = useCellServices();
  const text = plainText(props.value);
  return text === '' ? null : (
    <p>
      <bdi>{`${isolate(text)} ${unitOf(props, language)}`}</bdi>
    </p>
  );
}
