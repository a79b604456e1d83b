import { z } from 'zod';
import { type Field, type FieldOptions, holdsNothing, type IssueCode } from '../field.ts';

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

/** A visitor's words: plain text in whatever language, never markup; control and bidi-override characters go. */
export function plainText(options: PlainTextOptions): Field<string, string> & {
  readonly kind: 'plain-text';
  readonly options: PlainTextOptions;
} {
  return {
    ...holdsNothing,
    kind: 'plain-text',
    options,
    translated: false,
    form: { type: options.multiline === true ? 'textarea' : 'text', max: options.max, refusal: 'tooLong' },
    schema:
      options.shape === undefined
        ? z.string().max(options.max)
        : z.union([z.string().max(options.max).regex(options.shape.pattern), z.literal('')]),
    stored: z.string(),
    answered: () => z.string(),
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
      if (words.length > options.max) context.report(path, 'tooLong', { max: options.max, length: words.length });
      else if (options.shape?.pattern.test(words) === false) context.report(path, options.shape.refusal);
      return words;
    },
    serialize: (stored) => stored,
    view: (stored) => stored,
    isEmpty: (stored) => stored === '',
    isComplete: (stored) => stored !== '',
  };
}
