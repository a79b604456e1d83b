import { expect, it } from 'vitest';
import { catalogue } from './en/catalogue.ts';
import { company } from './en/company.ts';
import { finding } from './en/finding.ts';
import { site } from './en/site.ts';

it('no word of the public site is said by two dictionaries, of which the later would win unnoticed', () => {
  const words = [site, catalogue, company, finding].flatMap((dictionary) => Object.keys(dictionary));
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});
