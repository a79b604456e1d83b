import type { Words } from '../../language/languages.ts';
import { type CellProps, useCellServices } from '../cell.ts';

export const choicesOf = ({ options }: CellProps['field']): readonly (readonly [string, Words])[] =>
  'choices' in options && typeof options.choices === 'object' && options.choices !== null
    ? Object.entries(options.choices)
    : [];

export function ChoiceCell({ field, value }: CellProps) {
  const { language } = useCellServices();
  const words = choicesOf(field).find(([choice]) => choice === value)?.[1];
  return words === undefined ? null : <p>{words[language]}</p>;
}
