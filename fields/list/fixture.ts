import type { Field, Fields } from '../field.ts';
import { exampleFiles, type FieldFixture } from '../fixture.ts';
import { image } from '../image/field.ts';
import { text } from '../text/field.ts';
import { list } from './field.ts';

const key = 'k1';
const { picture } = exampleFiles;
const noFile = { shared: null, en: null, ar: null };

/** The fields of a list's items. */
export const itemFieldsOf = (field: Field): Fields =>
  'item' in field && typeof field.item === 'object' ? { ...field.item } : {};

/** True for a list of plain values, whose items have one field. */
export const isOfPlainValues = (field: Field): boolean => Object.keys(itemFieldsOf(field)).join() === 'value';

export const listFixture: FieldFixture = {
  field: list({ title: text({ required: true }), image: image() }, { max: 3 }),
  good: [
    {
      sent: [{ title: 'شاشة', image: picture.id }],
      stored: [{ key, values: { title: { ar: 'شاشة', en: '' }, image: { ...noFile, shared: picture.id } } }],
      answered: [{ key, title: 'شاشة', image: picture.name }],
    },
    {
      sent: JSON.stringify([{ title: { en: 'Screen' } }]),
      stored: [{ key, values: { title: { ar: '', en: 'Screen' }, image: noFile } }],
      answered: [{ key, title: 'Screen', image: null }],
    },
    { sent: [], stored: [], answered: [] },
    { sent: '', stored: [], answered: [] },
    { sent: null, stored: [], answered: [] },
  ],
  bad: [
    { sent: 'not a list', code: 'wrongType' },
    { sent: '{"title":"x"}', code: 'wrongType' },
    { sent: { 0: 'x' }, code: 'wrongType' },
    { sent: ['x'], code: 'wrongType' },
    { sent: [{ title: 'x', colour: 'red' }], code: 'unknownField' },
    { sent: '[{"title":"x","__proto__":{"admin":true}}]', code: 'unknownField' },
    { sent: [{ image: picture.id }], code: 'required' },
    { sent: [{ title: 'a' }, { title: 'b' }, { title: 'c' }, { title: 'd' }], code: 'tooMany' },
    { sent: [{ title: 'a', image: 999 }], code: 'unknownFile' },
  ],
  // The registry creates a sample from those of the item's fields.
  sample: () => undefined,
};
