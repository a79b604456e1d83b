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

  it('begins with its sentence where that is long, and with a word where it is longer than the excerpt', () => {
    const sentence = 'Whoever walks along the long corridor of the old house sees the bright wall.';
    expect(excerptOf(sentence, 'bright').text).toBe(sentence);
    const longer = `Whoever walks ${'along the long corridor of the old house '.repeat(4)}sees the bright wall.`;
    const { text, matches } = excerptOf(longer, 'bright');
    expect(text).toMatch(/^…\w+ .* the bright wall\.$/);
    expect(longer).toContain(` ${text.slice(1, text.indexOf(' '))} `);
    expect(matches.map(([from, to]) => text.slice(from, to))).toEqual(['bright']);
  });

  it('ends with a sentence where one ends in time, and never in four dots', () => {
    const sentence = 'The bright wall is read at noon by whoever walks along the square.';
    const { text } = excerptOf(`${sentence} ${filling}`, 'bright');
    expect(text).toBe(sentence);
  });

  it('leaves out the comma where it breaks off', () => {
    expect(excerptOf('bright, '.repeat(40), 'bright').text).toMatch(/^bright, .* bright…$/);
  });

  it('is a sentence and no name of a property, no question and no number of a list', () => {
    const text = 'Legible at noon\nScreen size\n1. Which screen fits?\n2. The screen follows the light.';
    expect(excerptOf(text, 'screen').text).toBe('The screen follows the light.');
    expect(excerptOf('Legible at noon\nScreen size\n1. Which screen fits?', 'screen').text).toBe('Legible at noon');
  });

  it('marks a word of joined letters whole, with its article', () => {
    const { text, matches } = excerptOf('القياس والهيكل والشاشة من فريق واحد.', 'شاشة');
    expect(matches.map(([from, to]) => text.slice(from, to))).toEqual(['والشاشة']);
    const latin = excerptOf('LEDs of one maker.', 'led');
    expect(latin.matches).toEqual([[0, 3]]);
  });

  it('ends with a whole word, in both languages', () => {
    for (const word of ['screens', 'شاشات']) {
      const { text } = excerptOf(`${word} `.repeat(60), word);
      expect(text).toMatch(new RegExp(`^(${word} )*${word}…$`));
      expect(text.length).toBeLessThanOrEqual(141);
    }
  });
});
