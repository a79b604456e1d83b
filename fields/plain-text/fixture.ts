import type { FieldOptions } from '../field.ts';
import { exampleWords, type FieldFixture } from '../fixture.ts';
import { plainText, type PlainTextOptions } from './field.ts';

/** True for options that may contain a `shape`. */
export const isShaped = (options: FieldOptions): options is PlainTextOptions => 'shape' in options;

export const plainTextFixture: FieldFixture = {
  field: plainText({ max: 80 }),
  good: [
    { sent: '  سارة  ', stored: 'سارة' },
    { sent: 'a\n b', stored: 'a b' },
    { sent: 'a\u202Eb\u0000c', stored: 'abc' },
    { sent: 'a\u009Bb\u061Cc\u2028d', stored: 'abc d' },
    { sent: 'می\u200Cخواهم', stored: 'می\u200Cخواهم' },
    { sent: '\u200B\u2060 \u3164\u2800', stored: '' },
    { sent: '<script>', stored: '<script>' },
    { sent: null, stored: '' },
  ],
  bad: [
    { sent: 'x'.repeat(81), code: 'tooLong' },
    { sent: 1, code: 'wrongType' },
    { sent: { ar: 'x' }, code: 'wrongType' },
  ],
  sample: ({ options }, language, turn) =>
    (isShaped(options) ? options.shape?.example : undefined) ?? exampleWords(language, turn),
};
