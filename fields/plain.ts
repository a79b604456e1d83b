import type * as z from 'zod/mini';
import type { Language } from '../language/languages.ts';
import {
  type Field,
  type FieldFilter,
  type FieldOptions,
  type FormInput,
  holdsNothing,
  type Issue,
  type IssueCode,
} from './field.ts';
import type { SpreadsheetCell } from './spreadsheet-cell.ts';

interface PlainKind<Kind extends string, Value, Options extends FieldOptions> {
  readonly kind: Kind;
  readonly options: Options;
  readonly schema: () => z.ZodMiniType<Value>;
  /** The schema of the stored value, which is the same for all input notations. */
  readonly stored: () => z.ZodMiniType<Value>;
  readonly empty: Value;
  /** The reason for refusing a value that does not match the schema. */
  readonly refusal: IssueCode | ((input: unknown) => Pick<Issue, 'code' | 'params'>);
  readonly isEmpty: (value: Value) => boolean;
  readonly form?: FormInput;
  readonly filter?: FieldFilter<Value>;
  readonly spreadsheetCell: SpreadsheetCell | null;
  /** Words for the search index, in one language. Default: none. */
  readonly words?: (value: Value, language: Language) => readonly string[];
}

/** A field type whose stored, API and page values are the same, in both languages. */
export function plainField<const Kind extends string, Value, Options extends FieldOptions>(
  plain: PlainKind<Kind, Value, Options>,
): Field<Value, Value> & { readonly kind: Kind; readonly options: Options } {
  return {
    ...holdsNothing,
    kind: plain.kind,
    options: plain.options,
    translated: false,
    ...(plain.form && { form: plain.form }),
    ...(plain.filter && { filter: plain.filter }),
    spreadsheetCell: plain.spreadsheetCell,
    get schema() {
      return plain.schema();
    },
    get stored() {
      return plain.stored();
    },
    answered: plain.stored,
    empty: plain.empty,
    parse(input, previous, path, context) {
      if (input === null || input === '') return plain.empty;
      const parsed = plain.schema().safeParse(input);
      if (parsed.success) return parsed.data;
      const { code, params }: Pick<Issue, 'code' | 'params'> =
        typeof plain.refusal === 'string' ? { code: plain.refusal } : plain.refusal(input);
      context.report(path, code, params);
      return previous;
    },
    serialize: (stored) => stored,
    view: (stored) => stored,
    ...(plain.words && { words: plain.words }),
    isEmpty: plain.isEmpty,
    isComplete: (stored) => !plain.isEmpty(stored),
  };
}
