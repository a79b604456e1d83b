import * as z from 'zod/mini';
import { type Field, type FieldOptions, holdsNothing, type IssueCode } from '../field.ts';
import { once } from '../once.ts';
import { textCell } from '../spreadsheet-cell.ts';

export interface PlainTextOptions extends FieldOptions {
  /** Longest value in UTF-16 units. */
  readonly max: number;
  readonly multiline?: boolean;
  /** What it must look like where not every text will do, why another one is refused, and one that will do. */
  readonly shape?: { readonly pattern: RegExp; readonly refusal: IssueCode; readonly example: string };
}

/** Characters that reorder or hide neighbouring text; a visitor's words have no business with them. */
const bidiControls = /\p{Bidi_Control}/gu;
const controls = /[^\P{Cc}\t\n]/gu;
const lineEnds = /\r\n?|[\u0085\u2028\u2029]/g;
/** Nothing in it is seen: a name of such characters is no name. */
const unseen = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

const storedText = z.string();

/** A visitor's words: plain text in whatever language, never markup; control and bidi-override characters go. */
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
