import { expect, it } from 'vitest';
import { speaksForCompany } from './speaks-for-company.ts';

const names = ['Wameed', 'وميض'];

it.each([
  ['Team Wameed', true],
  ['wameed', true],
  ['فريق وَميض', true],
  ['Wameed’s team', true],
  ['Wameeda', false],
  ['Noura', false],
  ['', false],
])('an author called %j speaks for the company: %j', (author, speaks) => {
  expect(speaksForCompany(author, names)).toBe(speaks);
});

it('no author speaks for a company without a name', () => {
  expect(speaksForCompany('Noura', ['', ' '])).toBe(false);
  expect(speaksForCompany('Noura', [])).toBe(false);
});
