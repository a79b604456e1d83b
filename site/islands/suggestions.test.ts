import { expect, it } from 'vitest';
import { readSuggestions } from './suggestions.ts';

const page = (kind: string) => ({
  kind,
  title: { text: 'Noor', language: 'en', matches: [[0, 2]] },
  path: '/product/1/Noor',
  image: null,
});

it('an answer without results suggests nothing, and pages of kinds that have no name here are left out', () => {
  expect(readSuggestions({ results: [page('product'), page('event')] })).toEqual([page('product')]);
  for (const answer of [null, 'a', {}, { results: 'a' }, { results: [null, {}] }])
    expect(readSuggestions(answer)).toEqual([]);
});
