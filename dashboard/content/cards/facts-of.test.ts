import { expect, it } from 'vitest';
import { categories, products } from '../../../content/collections/index.ts';
import { apiFields } from '../../app/records/api-record.ts';
import { factsOf } from './facts-of.ts';

const both = (text: string) => ({ en: text, ar: text });
const record = { id: 1, version: 1, name: both('Wall'), headline: both('Tall'), description: both('High') };
const factsIn = (collection: typeof products | typeof categories, values: object) =>
  factsOf(
    collection,
    apiFields(collection).map(([apiName, , name]) => ({ apiName, name, isPicture: apiName === 'image' })),
    { ...record, ...values },
  ).map(({ apiName }) => apiName);

it('a card shows five facts, what classifies the product first [ADM-GEN-94]', () => {
  const all = { category: 1, sub_category: 2, environment: 'indoor', pitch: 1.5, size: 110, brightness: 800 };
  expect(factsIn(products, { ...all, image: 'wall.jpg' })).toEqual([
    'category',
    'sub_category',
    'environment',
    'pitch',
    'size',
  ]);
});

it('what is empty is no fact, and without classifying values the others are shown in their order', () => {
  expect(factsIn(products, { category: null, environment: '' })).toEqual(['headline', 'description']);
  expect(factsIn(categories, { path: '/walls' })).toEqual(['path']);
});
