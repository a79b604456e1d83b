import * as z from 'zod/mini';
import {
  type Field,
  type FieldOptions,
  type FormInput,
  holdsNothing,
  type IssueCode,
  type ParseContext,
} from './field.ts';
import { once } from './once.ts';
import { textCell } from './spreadsheet-cell.ts';

interface WrittenKind<Kind extends string> {
  readonly kind: Kind;
  readonly options: FieldOptions;
  readonly schema: () => z.ZodMiniType;
  readonly refusal: IssueCode;
  readonly input: FormInput['type'];
  /** Maximum length in UTF-16 code units, unless the format of the value limits it. */
  readonly max?: number;
  /** Converts the typed text to the stored value; `null` if it is invalid. */
  readonly read: (typed: string, context: ParseContext) => string | null;
}

const answeredText = z.string();
const arabicDigits = /[\u0660-\u0669\u06F0-\u06F9]/g;
const invisible = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** Replaces Arabic and Persian digits by ASCII digits, and removes invisible directional characters. */
const normalize = (typed: string): string =>
  typed
    .replace(arabicDigits, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(invisible, '')
    .trim();

/** A field type whose value is a short text in a strict format, the same in both languages. */
export function writtenField<const Kind extends string>(
  written: WrittenKind<Kind>,
): Field<string, string> & { readonly kind: Kind } {
  const sent = once(() => z.union([written.schema(), z.literal('')]));
  // Some values become links and email recipients, so texts in another format are refused.
  const stored = once(() => z.string().check(z.refine((text) => sent().safeParse(text).success)));
  return {
    ...holdsNothing,
    kind: written.kind,
    options: written.options,
    translated: false,
    form: {
      type: written.input,
      isLeftToRight: true,
      refusal: written.refusal,
      ...(written.max !== undefined && { max: written.max }),
    },
    spreadsheetCell: textCell,
    get schema() {
      return sent();
    },
    get stored() {
      return stored();
    },
    answered: () => answeredText,
    empty: '',
    parse(input, previous, path, context) {
      if (input === null) return '';
      if (typeof input !== 'string') {
        context.report(path, 'wrongType', { expected: 'text' });
        return previous;
      }
      const typed = normalize(input);
      if (written.max !== undefined && typed.length > written.max) {
        context.report(path, 'tooLong', { max: written.max });
        return previous;
      }
      const value = typed === '' ? '' : written.read(typed, context);
      if (value !== null) return value;
      context.report(path, written.refusal);
      return previous;
    },
    serialize: (stored) => stored,
    view: (stored) => stored,
    isEmpty: (stored) => stored === '',
    isComplete: (stored) => stored !== '',
  };
}
