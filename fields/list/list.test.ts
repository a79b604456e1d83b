import { describe, expect, it } from 'vitest';
import type { Language } from '../../language/languages.ts';
import type { Issue, Media } from '../field.ts';
import { exampleFiles, findExampleFile } from '../fixture.ts';
import { flag, image, list, text, values } from '../index.ts';
import type { StoredItem } from './field.ts';

const features = list({ title: text(), image: image() });
const { picture, otherPicture } = exampleFiles;

const write = (sent: unknown, previous: readonly StoredItem[], language: Language = 'en', issues: Issue[] = []) =>
  features.parse(sent, previous, 'features', {
    language,
    findMedia: findExampleFile,
    report: (path, code) => issues.push({ path, code }),
  });

const read = (stored: readonly StoredItem[], language: Language) =>
  features.serialize(stored, { language, all: false, findMedia: findExampleFile, fellBack: () => undefined });

const imageOf = (item: StoredItem | undefined): unknown => item?.values['image'];
const shared = (media: Media) => ({ shared: media.id, en: null, ar: null });

const first = write(
  [
    { title: 'Bright', image: picture.id },
    { title: 'Thin', image: otherPicture.id },
  ],
  [],
);
const [bright, thin] = first;

describe('a list of features', () => {
  it('gives every item a key of its own that stays', () => {
    expect(bright?.key).not.toBe(thin?.key);
    const again = write([{ title: 'Brighter' }, { title: 'Thinner' }], first);
    expect(again.map(({ key }) => key)).toEqual(first.map(({ key }) => key));
  });

  it('changing the image of one item by key never moves that of another', () => {
    const changed = write([{ key: thin?.key, title: 'Thin', image: picture.id }, { key: bright?.key }], first);
    expect(changed.map(({ key }) => key)).toEqual([thin?.key, bright?.key]);
    expect(imageOf(changed[0])).toEqual(shared(picture));
    expect(imageOf(changed[1])).toEqual(shared(picture));
    const untouched = write([{ key: bright?.key }, { key: thin?.key }], first);
    expect(untouched.map(imageOf)).toEqual([shared(picture), shared(otherPicture)]);
  });

  it('an item that goes takes its image with it and leaves that of the next alone', () => {
    const left = write([{ key: thin?.key }], first);
    expect(left).toEqual([thin]);
  });

  it('a new item among old ones gets a new key', () => {
    const grown = write([{ key: bright?.key }, { key: 'new', title: 'Quiet' }, { key: thin?.key }], first);
    expect(grown.map(({ key }) => key)).toEqual([bright?.key, expect.not.stringMatching(/^new$/), thin?.key]);
    expect(imageOf(grown[1])).toEqual({ shared: null, en: null, ar: null });
  });

  it.each([
    ['before', (old: object[], fresh: object) => [fresh, ...old]],
    ['between', ([one = {}, other = {}]: object[], fresh: object) => [one, fresh, other]],
    ['in the place of', ([one = {}]: object[], fresh: object) => [one, fresh]],
    ['behind moved', ([one = {}, other = {}]: object[], fresh: object) => [other, fresh, one]],
  ])('a new item without a key %s old ones takes nothing of them [API-ADM-190]', (_, arrange) => {
    const old = [{ key: bright?.key }, { key: thin?.key }];
    const changed = write(arrange(old, { title: 'هادئة' }), first, 'ar');
    const fresh = changed.find(({ values: { title } }) => JSON.stringify(title).includes('هادئة'));
    expect(fresh?.values).toEqual({ title: { ar: 'هادئة', en: '' }, image: { shared: null, en: null, ar: null } });
    expect(first.map(({ key }) => key)).not.toContain(fresh?.key);
    for (const item of changed.filter((each) => each !== fresh)) expect(first).toContainEqual(item);
  });

  it('one key sent twice does not make two items of one key', () => {
    const doubled = write([{ key: bright?.key }, { key: bright?.key }], first);
    expect(new Set(doubled.map(({ key }) => key)).size).toBe(2);
  });

  it('written in the other language keeps the words of the first', () => {
    const both = write([{ title: 'ساطعة' }, { title: 'رفيعة' }], first, 'ar');
    expect(read(both, 'ar')).toMatchObject([{ title: 'ساطعة' }, { title: 'رفيعة' }]);
    expect(read(both, 'en')).toMatchObject([{ title: 'Bright' }, { title: 'Thin' }]);
  });

  it('names the issue by item and API name', () => {
    const issues: Issue[] = [];
    write([{ title: 'a' }, { title: 5 }], [], 'en', issues);
    expect(issues).toEqual([{ path: 'features[1].title', code: 'wrongType' }]);
  });
});

describe('a list of advantages', () => {
  const present = { on: { en: 'Yes', ar: 'نعم' }, off: { en: 'No', ar: 'لا' } };
  const advantages = list({ name: text(), value: flag({ labels: present }) });

  it('an advantage without a value is present [API-PUB-58]', () => {
    const context = { language: 'en', findMedia: () => undefined, report: () => undefined } as const;
    const [item] = advantages.parse('[{"name":"Warranty"}]', [], 'advantages', context);
    expect(item?.values['value']).toBe(1);
  });
});

describe('a list of plain values', () => {
  const icons = values(text());

  it('travels without braces and reads JSON text [API-PUB-58]', () => {
    const context = { language: 'en', findMedia: () => undefined, report: () => undefined } as const;
    const stored = icons.parse('["A","B"]', [], 'icons', context);
    const answered = icons.serialize(stored, { ...context, all: false, fellBack: () => undefined });
    expect(answered).toEqual(['A', 'B']);
  });
});
