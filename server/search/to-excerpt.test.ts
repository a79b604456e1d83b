import { describe, expect, it } from 'vitest';
import { fold } from '../../language/fold.ts';
import { parseQuery } from './parse-query.ts';
import { toExcerpt } from './to-excerpt.ts';

const excerptOf = (text: string, query: string) =>
  toExcerpt({ text, foldedText: fold(text), ownLines: text.split('\n').length, foldedKnown: '' }, parseQuery(query));

const filling = 'A quiet sentence about steel that is long enough to fill two lines of a result. '.repeat(2);

describe('an excerpt', () => {
  it('begins with the sentence of its first match', () => {
    const { text, matches } = excerptOf(`${filling}The wall is bright at noon.`, 'bright');
    expect(text).toBe('The wall is bright at noon.');
    expect(matches.map(([from, to]) => text.slice(from, to))).toEqual(['bright']);
  });

  it('begins with a word where that sentence begins too far before', () => {
    const { text } = excerptOf(
      'Whoever walks along the long corridor of the old house sees the bright wall.',
      'bright',
    );
    expect(text).toMatch(/^…\w+ .* the bright wall\.$/);
    expect('Whoever walks along the long corridor of the old house').toContain(` ${text.slice(1, text.indexOf(' '))} `);
  });

  it('ends with a whole word, in both languages', () => {
    for (const word of ['screens', 'شاشات']) {
      const { text } = excerptOf(`${word} `.repeat(60), word);
      expect(text).toMatch(new RegExp(`^(${word} )*${word}…$`));
      expect(text.length).toBeLessThanOrEqual(141);
    }
  });
});
