import { describe, expect, it } from 'vitest';
import { plainText } from '../../fields/index.ts';
import { freePosts, products } from '../collections/index.ts';
import { assertCollections } from './assert-collections.ts';
import type { Collection } from './collection.ts';
import { controlNames } from './control-names.ts';

const { placement } = products;
const { templates: _templates, ...screen } = products.screen;

/** A valid declaration with one mistake. */
const wrong = (mistake: Partial<Collection>): Collection => ({
  ...products,
  base: 'lamps',
  fields: { name: plainText({ max: 80 }) },
  title: 'name',
  page: { at: 'products' },
  screen,
  ...mistake,
});
const named = (apiName: string) => ({
  fields: { name: plainText({ max: 80 }), other: plainText({ max: 80, apiName }) },
});

const group = (name: string) => ({ label: products.label, fields: [name] });

describe('a declaration stops the start and is named when', () => {
  it.each([...controlNames, 'remove', 'languages'])('a field is called %s, as calls call something else', (apiName) => {
    expect(() => assertCollections([wrong(named(apiName))])).toThrow(
      `Wrong declaration of lamps.other: "${apiName}" is reserved`,
    );
  });

  it.each<[string, Partial<Collection>, string]>([
    ['two fields have one API name', named('name'), 'lamps.other'],
    ['an API name that no form part can have', named('other-name'), 'lamps.other'],
    ['a record is called by no field', { title: 'nothing' }, 'lamps.nothing'],
    ['its page names no field', { page: { at: 'product', ownAddress: 'nothing' } }, 'lamps.nothing'],
    [
      'its page has a picture in no field',
      { page: { at: 'product', found: { as: 'product', picture: 'nothing' } } },
      'lamps.nothing',
    ],
    ['its page names a parent it has not', { page: { at: 'community', query: { blog: 'parent' } } }, 'lamps'],
    [
      'it is found on a page that shows many',
      { page: { at: 'products', found: { as: 'product', picture: 'name' } } },
      'lamps',
    ],
    ['a slug is not lower-case', { base: 'Lamps' }, 'Lamps'],
    ['the parent is not in the list', { parent: products }, 'lamps'],
    ['a group of its form names no field', { screen: { ...screen, groups: [group('nothing')] } }, 'lamps.nothing'],
    ['a field is in two groups', { screen: { ...screen, groups: [group('name'), group('name')] } }, 'lamps.name'],
    ['a field is in no group', { ...named('other'), screen: { ...screen, groups: [group('name')] } }, 'lamps.other'],
    ['a list of whole records has the view of a section', { screen: { ...screen, view: 'tabs' as const } }, 'lamps'],
    ['its screen is that of a parent it has not', { placement: { ...placement, screen: 'lamps/:id' } }, 'lamps'],
    ['it is addressed by a parent it has not', { isOnlyOfParent: true }, 'lamps'],
    ['its templates are no collection', { screen: { ...screen, templates: 'candles' } }, 'lamps'],
  ])('%s', (_, mistake, place) => {
    expect(() => assertCollections([wrong(mistake)])).toThrow(`Wrong declaration of ${place}: `);
  });

  it('the screen of what visitors wrote shows no collection', () => {
    expect(() => assertCollections([wrong({})], [freePosts])).toThrow(`Wrong declaration of ${freePosts.base}: `);
  });

  it('two collections have one slug', () => {
    expect(() => assertCollections([wrong({}), wrong({})])).toThrow('Wrong declaration of lamps: ');
    expect(() => assertCollections([wrong({})])).not.toThrow();
  });

  it('two collections are found as the same', () => {
    const page: Collection['page'] = { at: 'product', found: { as: 'product', picture: 'name' } };
    expect(() => assertCollections([wrong({ page }), wrong({ base: 'lights', page })])).toThrow(
      'Wrong declaration of lights: ',
    );
  });
});
