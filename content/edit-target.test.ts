import { expect, it } from 'vitest';
import { type EditTarget, editTargetName, readEditTarget } from './edit-target.ts';

const targets: readonly (readonly [string, EditTarget])[] = [
  ['products/68/name/en', { base: 'products', id: 68, path: ['name'], language: 'en' }],
  ['settings/country-sa/1/phone/ar', { base: 'settings/country-sa', id: 1, path: ['phone'], language: 'ar' }],
  [
    'products/1/features:a%2Fb%3Ac:title/ar',
    { base: 'products', id: 1, path: ['features', 'a/b:c', 'title'], language: 'ar' },
  ],
];

it.each(targets)('%s is read as it was written', (name, target) => {
  expect(editTargetName(target)).toBe(name);
  expect(readEditTarget(name)).toEqual(target);
});

it.each([undefined, '', 'products', 'products/x/name/en', 'products/1/name/fr', 'products/1//en', 'a/1/%/en'])(
  '%s names no edit target',
  (name) => {
    expect(readEditTarget(name)).toBeNull();
  },
);
