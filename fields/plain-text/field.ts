import * as z from 'zod/mini';
import { type Field, type FieldOptions, holdsNothing, type IssueCode } from '../field.ts';
import { once } from '../once.ts';
import { textCell } from '../spreadsheet-cell.ts';

export interface PlainTextOptions extends FieldOptions {
  /** Maximum length in UTF-16 code units. */
  readonly max: number;
  readonly multiline?: boolean;
  /** A pattern that the text must match, the reason for refusing other texts, and a valid example. */
  readonly shape?: { readonly pattern: RegExp; readonly refusal: IssueCode; readonly example: string };
}

/** Characters that reorder or hide neighbouring text, which no visitor's text needs. */
const bidiControls = /\p{Bidi_Control}/gu;
const controls = /[^\P{Cc}\t\n]/gu;
const lineEnds = /\r\n?|[\u0085\u2028\u2029]/g;
/** Matches texts without a visible character, which are not valid names. */
const unseen = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

const storedText = z.string();

/**
 * A visitor's text: plain text in any language, never markup. Control and bidirectional formatting characters are
 * removed.
 */
export function plainText(options: PlainTextOptions): Field<string, string> & {
  readonly kind: 'plain-text';
  readonly options: PlainTextOptions;
} {
  const { max, shape } = options;
  const sent = once(() => {
    const text = z.string().check(z.maxLength(max));
    return shape === undefined ? text : z.union([text.check(z.regex(shape.pattern)), z.literal('')]);
  });
  return {
    ...holdsNothing,
    kind: 'plain-text',
    options,
    translated: false,
    form: { type: options.multiline === true ? 'textarea' : 'text', max, refusal: 'tooLong' },
    spreadsheetCell: textCell,
    get schema() {
      return sent();
    },
    stored: storedText,
    answered: () => storedText,
    empty: '',
    parse(input, previous, path, context) {
      if (input === null) return '';
      if (typeof input !== 'string') {
        context.report(path, 'wrongType', { expected: 'text' });
        return previous;
      }
      const lines = input.replace(lineEnds, '\n').replace(controls, '').replace(bidiControls, '').toWellFormed().trim();
      if (unseen.test(lines)) return '';
      const words = options.multiline === true ? lines : lines.replace(/\s+/g, ' ');
      if (words.length > max) context.report(path, 'tooLong', { max, length: words.length });
      else if (shape?.pattern.test(words) === false) context.report(path, shape.refusal);
      return words;
    },
    serialize: (stored) => stored,
    view: (stored) => stored,
    isEmpty: (stored) => stored === '',
    isComplete: (stored) => stored !== '',
  };
}
