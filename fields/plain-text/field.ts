import { z } from 'zod';
import { type Field, type FieldOptions, holdsNothing } from '../field.ts';

export interface PlainTextOptions extends FieldOptions {
  /** Longest value in UTF-16 units. */
  readonly max: number;
  readonly multiline?: boolean;
}

/** Characters that reorder or hide neighbouring text; a visitor's words have no business with them. */
const bidiControls = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

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
    schema: z.string().max(options.max),
    empty: '',
    parse(input, previous, path, context) {
      if (input === null) return '';
      if (typeof input !== 'string') {
        context.report(path, 'wrongType', { expected: 'text' });
        return previous;
      }
      const lines = input.replace(/\r\n?/g, '\n').replace(controls, '').replace(bidiControls, '').toWellFormed().trim();
      const words = options.multiline === true ? lines : lines.replace(/\s+/g, ' ');
      if (words.length > options.max) context.report(path, 'tooLong', { max: options.max, length: words.length });
      return words;
    },
    serialize: (stored) => stored,
    view: (stored) => stored,
    isEmpty: (stored) => stored === '',
    isComplete: (stored) => stored !== '',
  };
}
