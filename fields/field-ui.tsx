import type { ReactNode } from 'react';
import type { Words } from '../language/languages.ts';
import type { CellProps } from './cell.ts';
import type { Field } from './field.ts';
import type { InputProps } from './input.ts';

/**
 * A function, because React's class component types would not be assignable: a component for any field where one for a
 * certain type is expected.
 */
type Part<Props> = (props: Props) => ReactNode;

/** How a value is edited in a cell of a grid, which is one line high. */
export interface RowCell {
  /** The values to choose from, with their names; absent for free text. */
  readonly choices?: readonly (readonly [string, Words])[];
  /** Whether the cell may be empty. */
  readonly isOptional?: boolean;
  readonly inputMode?: 'decimal' | 'url' | 'email' | 'tel';
  /** True for values that are left-to-right in Arabic too. */
  readonly isLeftToRight?: boolean;
  /** True for a number, which is parsed in any notation. */
  readonly isNumber?: boolean;
  readonly unit?: Words | undefined;
  /** Rendered before the input. */
  readonly Icon?: Part<{ readonly value: string }>;
  /** Converts the text of the cell to its value. Default: the text itself. */
  readonly toValue?: (text: string) => unknown;
}

/** How the dashboard edits and shows the values of a field type, in the form of `?languages=all`. */
export interface FieldUi<Declared extends Field = Field> {
  /** The form control. */
  readonly Input: Part<InputProps<unknown, Declared>>;
  /** Shows a value that is not being edited. */
  readonly Cell: Part<CellProps<unknown, Declared>>;
  /** Shows the complete value in every language, for comparisons. Default: `Cell`. */
  readonly Whole?: Part<CellProps<unknown, Declared>>;
  /** Whether a card shows the value as its picture. */
  readonly isPicture?: boolean;
  /** Whether a card shows the field's name beside the value, because the value alone is unclear. */
  readonly isNamed?: boolean;
  /** Returns `null` for values that cannot be edited in a cell of a grid. */
  readonly rowCell: (field: Declared) => RowCell | null;
}

interface KindUi<Value, Declared extends Field> extends Omit<
  FieldUi<Declared>,
  'Input' | 'Cell' | 'Whole' | 'rowCell'
> {
  /** Converts a value from the API. A value of a wrong type counts as empty. */
  readonly read: (carried: unknown) => Value;
  readonly Input: Part<InputProps<Value, Declared>>;
  readonly Cell: Part<CellProps<Value, Declared>>;
  readonly Whole?: Part<CellProps<Value, Declared>>;
  /** Absent for types whose values are too large for a cell of a grid. */
  readonly rowCell?: FieldUi<Declared>['rowCell'];
}

/**
 * Wraps the components of a type so that they accept unknown values: forms and cards contain values of all types and do
 * not know their TypeScript types.
 */
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
