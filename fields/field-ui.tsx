import type { ReactNode } from 'react';
import type { Words } from '../language/languages.ts';
import type { CellProps } from './cell.ts';
import type { Field } from './field.ts';
import type { InputProps } from './input.ts';

/** A function: by the types of React, a class for any field would not fit where one for a kind is awaited. */
type Part<Props> = (props: Props) => ReactNode;

/** How a value stands in a cell of a table of rows, which is one line high. */
export interface RowCell {
  /** The values among which it chooses, with their names; absent for one that is typed in. */
  readonly choices?: readonly (readonly [string, Words])[];
  /** Whether none of them may be chosen. */
  readonly isOptional?: boolean;
  readonly inputMode?: 'decimal' | 'url' | 'email' | 'tel';
  /** True for what reads from left to right in Arabic, too. */
  readonly isLeftToRight?: boolean;
  /** True for a number: it is read in whatever way it is written. */
  readonly isNumber?: boolean;
  readonly unit?: Words | undefined;
  /** Stands before what is typed. */
  readonly Icon?: Part<{ readonly value: string }>;
  /** The value that a text of the cell stands for; the text itself unless given. */
  readonly toValue?: (text: string) => unknown;
}

/** How the dashboard edits and shows the values of a field kind, as `?languages=all` carries them. */
export interface FieldUi<Declared extends Field = Field> {
  /** The form control. */
  readonly Input: Part<InputProps<unknown, Declared>>;
  /** Shows a value where it is not edited. */
  readonly Cell: Part<CellProps<unknown, Declared>>;
  /** Shows all of a value, in every language, where two of them are compared; the cell where it already does. */
  readonly Whole?: Part<CellProps<unknown, Declared>>;
  /** Whether a card shows the value as its picture. */
  readonly isPicture?: boolean;
  /** Whether a card names the field beside its value, since the value alone would not tell what it is. */
  readonly isNamed?: boolean;
  /** Answers `null` for values that no cell of a table takes. */
  readonly rowCell: (field: Declared) => RowCell | null;
}

interface KindUi<Value, Declared extends Field> extends Omit<
  FieldUi<Declared>,
  'Input' | 'Cell' | 'Whole' | 'rowCell'
> {
  /** The value that calls carry; whatever is none of the kind reads as nothing written. */
  readonly read: (carried: unknown) => Value;
  readonly Input: Part<InputProps<Value, Declared>>;
  readonly Cell: Part<CellProps<Value, Declared>>;
  readonly Whole?: Part<CellProps<Value, Declared>>;
  /** Absent for kinds whose values are too large for a cell of a table. */
  readonly rowCell?: FieldUi<Declared>['rowCell'];
}

/** The parts of a kind, each with its values read: forms and cards hold values of all kinds and know the type of none. */
export function defineUi<Value, Declared extends Field = Field>(kind: KindUi<Value, Declared>): FieldUi<Declared> {
  const { read, Input, Cell, Whole, ...look } = kind;
  const reading = (Shown: Part<CellProps<Value, Declared>>) => (props: CellProps<unknown, Declared>) => (
    <Shown {...props} value={read(props.value)} />
  );
  return {
    rowCell: () => null,
    ...look,
    Input: (props) => <Input {...props} value={read(props.value)} />,
    Cell: reading(Cell),
    ...(Whole && { Whole: reading(Whole) }),
  };
}
