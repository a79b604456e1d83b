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

/** A number stays as it is typed until it is saved. */
type Typed = string | null;

const read = (carried: unknown): Typed => plainText(carried) || null;

/** What stands behind a number. */
const unitOf = ({ options: { unit } }: FieldOf<'number'>): Words | undefined => unit && units[unit];

const arabicNumber = /[\u0660-\u0669\u06F0-\u06F9\u066B]/g;

/** Digits of an Arabic or Persian keyboard as they are kept. */
const inLatin = (text: string): string =>
  text.replace(arabicNumber, (character) => (character === '٫' ? '.' : String(character.charCodeAt(0) & 15)));

/** The number as it is written, the whole in the direction of its unit. */
function NumberCell({ field, value }: CellProps<Typed, FieldOf<'number'>>) {
  const { language } = useCellServices();
  return value === null ? null : (
    <p>
      <bdi>{`${isolate(value)} ${unitOf(field)?.[language] ?? ''}`}</bdi>
    </p>
  );
}

/** A number with its unit behind it. */
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
    // It stays text while it is typed, so that no digit jumps.
    toValue: (text) => (text === '' ? null : inLatin(text)),
  }),
});
