import { expect, it } from 'vitest';
import { categories, communityPosts, productCards } from '../../content/collections/index.ts';
import { emiratesSettings, webhookSettings } from '../../content/settings.ts';
import { explainCollection } from './explain-collection.ts';

const pageOf = (...collection: Parameters<typeof explainCollection>): string | undefined =>
  explainCollection(...collection)
    .split('\n')
    .find((line) => line.startsWith('Page: '));

it('explain tells the page of a collection, and how one of its records is found there', () => {
  expect(
    [categories, communityPosts, productCards, emiratesSettings, webhookSettings].map((each) => pageOf(each)),
  ).toEqual([
    'Page: /one-category/:id/:name* (category); an address in "path" comes first; found as category, with the picture in "icon"',
    'Page: /our-community (community); ?blog= names the parent; ?section= names the record; found as post, with the picture in "icon"',
    'Page: /product/:id/:name* (product); :id is the id of its products',
    'Page: / (home); seen in ae',
    'Page: none',
  ]);
});

it('explain tells by what the history calls a record', () => {
  expect(explainCollection(categories)).toContain('\nHistory: called by its name; every change can be taken back\n');
});
