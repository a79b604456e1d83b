import { describe, expect, it } from 'vitest';
import { fold, foldWithStarts, wordsOf } from './fold.ts';

const alike = (reason: string, ...texts: readonly string[]) =>
  it(`${reason}: ${texts.join(' = ')}`, () => {
    expect(new Set(texts.map(fold)).size).toBe(1);
  });

describe('folding makes alike what a reader takes for the same', () => {
  alike('alef with and without hamza, madda or wasla', 'أحمد', 'احمد', 'إحمد', 'آحمد', 'ٱحمد');
  alike('yeh and alef maksura', 'مبنى', 'مبني');
  alike('teh marbuta and heh', 'شاشة', 'شاشه');
  alike('hamza on its seat', 'مسؤول', 'مسوول');
  alike('hamza on yeh', 'بيئة', 'بييه');
  alike('vowel signs', 'الشَّاشَةُ', 'الشاشة');
  alike('the dagger alef', 'هٰذا', 'هذا');
  alike('tatweel', 'شـــاشة', 'شاشة');
  alike('Arabic-Indic, Persian and Latin digits', '٥٥ بوصة', '۵۵ بوصة', '55 بوصة');
  alike('the Arabic decimal sign', '١٫٥', '1.5');
  alike('lam-alef as one character', 'ﻻ', 'لا');
  alike('Persian letters', 'کی', 'كي');
  alike('invisible characters', 'ش\u200cا\u200eشة', 'شاشة');
  alike('case and accents', 'ÉCRAN', 'écran', 'ecran');
  alike('composed and decomposed letters', 'e\u0301cran', '\u00e9cran');
  alike('wide letters and small digits', 'ＬＥＤ m²', 'led m2');
  alike('the German sharp s', 'STRASSE', 'straße');

  it('keeps apart what differs', () => {
    expect(fold('شاشة')).not.toBe(fold('شاشات'));
    expect(fold('P1.5')).not.toBe(fold('P2.5'));
  });

  it('folded once more, a text stays as it is', () => {
    for (const text of ['الشَّاشَةُ ٥٥', 'ÉCRAN İ ß', 'ﷺ ½']) expect(fold(fold(text))).toBe(fold(text));
  });
});

describe('foldWithStarts', () => {
  it('folds as `fold` does and knows where each part came from', () => {
    const original = 'الشَّاشة 𝐋ED';
    const { text, starts } = foldWithStarts(original);
    expect(text).toBe(fold(original));
    expect(starts).toHaveLength(text.length);
    const at = text.indexOf('led');
    expect(original.slice(starts[at])).toBe('𝐋ED');
  });
});

describe('wordsOf', () => {
  it('finds words and numbers, and leaves signs out', () => {
    expect(wordsOf(fold('P1.5, 55-inch; شاشة/LED "OR" 100%؟'))).toEqual([
      'p1.5',
      '55',
      'inch',
      'شاشه',
      'led',
      'or',
      '100',
    ]);
    expect(wordsOf('%_\'"*')).toEqual([]);
  });
});
