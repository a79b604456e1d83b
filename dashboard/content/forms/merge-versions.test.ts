import { describe, expect, it } from 'vitest';
import type { ApiValues } from '../../app/records/api-record.ts';
import { mergeVersions, takeTheirs, valuesOf } from './merge-versions.ts';

const fields = ['title', 'text', 'path', 'features'];
const from: ApiValues = {
  title: { en: 'Wall', ar: 'جدار' },
  text: { en: 'Bright', ar: '' },
  text_rich: { en: null, ar: null },
  path: '/about',
  features: [{ key: 'a' }],
};

describe('two versions made from the same one', () => {
  it('are one where each side changed other fields, or the same field to the same value', () => {
    const typed = { path: '/contact', features: [{ key: 'b' }] };
    const theirs = { ...from, title: { en: 'Walls', ar: 'جدران' }, features: [{ key: 'b' }] };
    expect(mergeVersions(fields, { from, typed, theirs })).toEqual({
      values: { ...theirs, path: '/contact' },
      choices: [],
    });
  });

  it('are to be chosen from in the language alone in which both wrote', () => {
    const typed = { title: { en: 'Mine', ar: 'لي' } };
    const theirs = { ...from, title: { en: 'Theirs', ar: 'جدار' } };
    expect(mergeVersions(fields, { from, typed, theirs })).toEqual({
      values: { ...from, title: { en: 'Mine', ar: 'لي' } },
      choices: [{ apiName: 'title', part: 'en' }],
    });
  });

  it('keep what the other side wrote in the other language', () => {
    const typed = { title: { en: 'Mine', ar: 'جدار' } };
    const theirs = { ...from, title: { en: 'Wall', ar: 'حائط' } };
    const merged = mergeVersions(fields, { from, typed, theirs });
    expect(merged).toEqual({ values: { ...from, title: { en: 'Mine', ar: 'حائط' } }, choices: [] });
  });

  it('take the structure of a text together with the text', () => {
    const typed = { text: { en: 'Mine', ar: '' }, text_rich: { en: ['mine'], ar: null } };
    const theirs = { ...from, text: { en: 'Theirs', ar: '' }, text_rich: { en: ['theirs'], ar: null } };
    const { values, choices } = mergeVersions(fields, { from, typed, theirs });
    expect(choices).toEqual([{ apiName: 'text', part: 'en' }]);
    expect(values).toMatchObject(typed);
    expect(takeTheirs(values, theirs, choices)).toEqual(theirs);
  });

  it('are to be chosen from where it is not known from what was typed', () => {
    const typed = { path: '/contact', features: [{ key: 'a' }] };
    expect(mergeVersions(fields, { from: {}, typed, theirs: from }).choices).toEqual([{ apiName: 'path', part: null }]);
  });
});

it('the values of a field are its text and its structure', () => {
  expect(valuesOf(from, ['text', 'path', 'gone'])).toEqual({
    text: from.text,
    text_rich: from.text_rich,
    path: '/about',
  });
});
