import { expect, it } from 'vitest';
import {
  categories,
  categoryHero,
  categoryProducts,
  communityPosts,
  productCards,
  projectCrew,
} from '../../content/collections/index.ts';
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

it('explain tells what clients of old expect of the calls', () => {
  const hero = explainCollection(categoryHero);
  expect(hero).toContain('\n  one record a parent, addressed by the parent; writing makes it\n');
  expect(hero).toContain('\n  ignored in bodies: oldImage, oldProduct1Image,');
  const cards = explainCollection(categoryProducts);
  expect(cards).toContain('\n  lists are answered under "data"\n');
  expect(cards).toContain('\n  POST with an id changes that record\n');
  expect(cards).toContain('/api/{en|ar}/sectionthree/by-category/:id');
  const crew = explainCollection(projectCrew);
  expect(crew).toContain('\n  answers category_id 0 and takes nothing else\n');
  expect(crew).toContain('\n  answers repeat: ');
});
