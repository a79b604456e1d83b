import { exampleWords, type FieldFixture } from './fixture.ts';
import type { Field } from './field.ts';
import type { TextOptions } from './translated.ts';

/** Examples for the translated text types, which differ only in length. */
export const createTextFixture = (
  field: Field & { readonly options: TextOptions & { readonly max: number } },
): FieldFixture => ({
  field,
  good: [
    { sent: ' شاشة \r\n', stored: { ar: 'شاشة', en: '' }, answered: 'شاشة' },
    { sent: { en: 'Screen' }, stored: { ar: '', en: 'Screen' }, answered: 'Screen' },
    { sent: { en: 'Screen', ar: 'شاشة' }, stored: { ar: 'شاشة', en: 'Screen' }, answered: 'شاشة' },
    { sent: { en: 'Screen', ar: null }, stored: { ar: '', en: 'Screen' }, answered: 'Screen' },
    { sent: 'a\u0000b\u0007c', stored: { ar: 'abc', en: '' }, answered: 'abc' },
    { sent: '<b>&"\'', stored: { ar: '<b>&"\'', en: '' }, answered: '<b>&"\'' },
    { sent: null, stored: { ar: '', en: '' }, answered: '' },
  ],
  bad: [
    { sent: 7, code: 'wrongType' },
    { sent: true, code: 'wrongType' },
    { sent: ['a'], code: 'wrongType' },
    { sent: { en: 'a', fr: 'b' }, code: 'wrongType' },
    { sent: { en: { $gt: '' } }, code: 'wrongType' },
    { sent: 'x'.repeat(field.options.max + 1), code: 'tooLong' },
    { sent: { en: 'x'.repeat(field.options.max + 1) }, code: 'tooLong' },
  ],
  sample: (_field, language, turn) => exampleWords(language, turn),
});
