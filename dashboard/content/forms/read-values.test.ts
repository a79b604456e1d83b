import { beforeAll, describe, expect, it, vi } from 'vitest';
import { categoryGallery, categoryHero, products, productVideos } from '../../../content/collections/index.ts';
import { defectsOf, startValues } from './read-values.ts';
import { changedValues } from './form-state.ts';
import { untranslatedIn } from '../../app/records/untranslated-in.ts';
import { kindOfName } from '../../../fields/file-address.ts';

beforeAll(() => {
  vi.stubGlobal('localStorage', { getItem: () => 'en' });
});

const record = (values: object) => ({ id: 1, version: 3, ...startValues(categoryGallery, null), ...values });

describe('the values of a form', () => {
  it('start empty, in the shape in which calls carry both languages', () => {
    expect(startValues(categoryGallery, null)).toEqual({
      title: { en: '', ar: '' },
      info: { en: '', ar: '' },
      path: '',
      color: '',
      image: { shared: null, en: null, ar: null },
    });
  });

  it('start with what the record holds', () => {
    expect(startValues(categoryGallery, record({ path: '/about' }))['path']).toBe('/about');
  });

  it('are checked by the declared rules without asking the server', () => {
    const start = startValues(categoryGallery, null);
    expect(defectsOf(categoryGallery, start, true)).toEqual([{ path: 'title', code: 'required' }]);
    const bad = { ...start, title: { en: 'Wall', ar: '' }, path: 'javascript:alert(1)', color: 'red' };
    expect(defectsOf(categoryGallery, bad, true)).toEqual([
      { path: 'path', code: 'invalidLink' },
      { path: 'color', code: 'notAnOption' },
    ]);
    const wrongFile = { ...startValues(productVideos, null), icon: { shared: 'a.pdf', en: null, ar: null } };
    expect(defectsOf(productVideos, wrongFile, true)).toContainEqual(
      expect.objectContaining({ path: 'icon', code: 'wrongFileKind' }),
    );
  });

  it('lack a picture where a new record must have one, and a changed one need not [OP-033, ADM-CATMAN-08]', () => {
    const words = { en: 'Light', ar: 'ضوء' };
    const hero = {
      ...startValues(categoryHero, null),
      headline: words,
      product1_name: words,
      product1_description: words,
      product2_name: words,
      product2_description: words,
    };
    expect(defectsOf(categoryHero, hero, true)).toEqual([{ path: 'image', code: 'required' }]);
    expect(defectsOf(categoryHero, { ...hero, image: { shared: 'wall.jpg', en: null, ar: null } }, true)).toEqual([]);
    expect(defectsOf(categoryHero, hero, false)).toEqual([]);
  });

  it('that were not touched are not sent', () => {
    const start = startValues(products, null);
    const values = { ...start, name: { en: 'Wall', ar: '' }, pitch: null };
    expect(changedValues(values, start)).toEqual({ name: { en: 'Wall', ar: '' } });
  });

  it('tell in which language a record lacks what the other says', () => {
    expect(untranslatedIn(categoryGallery, record({}))).toEqual(['ar', 'en']);
    expect(untranslatedIn(categoryGallery, record({ title: { en: 'Wall', ar: '' } }))).toEqual(['ar']);
    expect(
      untranslatedIn(categoryGallery, record({ title: { en: 'Wall', ar: 'جدار' }, info: { en: '', ar: 'نص' } })),
    ).toEqual(['en']);
  });
});

it('the kind of a stored file follows from its name', () => {
  expect(['a.mp4', 'a.OGG', 'a.pdf', 'a.webp', 'a.svg'].map(kindOfName)).toEqual([
    'video',
    'video',
    'document',
    'image',
    'image',
  ]);
});
