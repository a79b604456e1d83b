import { isolate } from '../../language/bidi.ts';
import type { Words } from '../../language/languages.ts';
import { type CellProps, useCellServices } from '../cell.ts';
import { describedBy, FieldFrame, idOf } from '../field-frame.tsx';
import { defineUi } from '../field-ui.tsx';
import type { FieldOf } from '../field-kind.ts';
import { type InputProps, useInputServices } from '../input.ts';
import { plainText } from '../plain-cell.tsx';
import { NumberBox } from './number-box.tsx';
import { units } from './units.ts';

/** A number is a text as typed until it is saved. */
type Typed = string | null;

const read = (carried: unknown): Typed => plainText(carried) || null;

/** The unit of a number. */
const unitOf = ({ options: { unit } }: FieldOf<'number'>): Words | undefined => unit && units[unit];

const arabicNumber = /[\u0660-\u0669\u06F0-\u06F9\u066B]/g;

/** Replaces Arabic and Persian digits by ASCII digits. */
const inLatin = (text: string): string =>
  text.replace(arabicNumber, (character) => (character === '٫' ? '.' : String(character.charCodeAt(0) & 15)));

/** The number with its unit, in the direction of the unit. */
function NumberCell({ field, value }: CellProps<Typed, FieldOf<'number'>>) {
  const { language } = useCellServices();
  return value === null ? null : (
    <p>
      <bdi>{`${isolate(value)} ${unitOf(field)?.[language] ?? ''}`}</bdi>
    </p>
  );
}

/** An input for a number, with its unit after it. */
function NumberInput(props: InputProps<Typed, FieldOf<'number'>>) {
  const { path, value, onChange, issues, field } = props;
  const { language } = useInputServices();
  return (
    <FieldFrame {...props}>
      <span className="flex items-center gap-2">
        <NumberBox
          id={idOf(path)}
          className="w-40"
          text={value ?? ''}
          onText={(text) => onChange(text === '' ? null : text)}
          {...describedBy(path, issues, field.options.hint !== undefined)}
        />
        <bdi className="text-muted">{unitOf(field)?.[language]}</bdi>
      </span>
    </FieldFrame>
  );
}

export const numberUi = defineUi({
  read,
  Input: NumberInput,
  Cell: NumberCell,
  isNamed: true,
  rowCell: (field: FieldOf<'number'>) => ({
    inputMode: 'decimal',
    isLeftToRight: true,
    isNumber: true,
    unit: unitOf(field),
    // The value stays text while it is edited, so that no digit moves.
    toValue: (text) => (text === '' ? null : inLatin(text)),
  }),
});
