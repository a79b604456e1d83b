import { expect, it } from 'vitest';
import { InvalidError } from '../refusals/invalid-error.ts';
import { skeletonOf } from './confusables.ts';
import { readUsername } from './username.ts';

it.each([
  ['ADMIN', 'admin'],
  [' sara.k-2@screens ', 'sara.k-2@screens'],
  ['نورة_٢', 'نورة_٢'],
  ['josé', 'josé'],
  ['Ольга', 'ольга'],
  ['田中さん', '田中さん'],
  ['ahmad1', 'ahmad1'],
])('%s is a name', (typed, username) => {
  expect(readUsername(typed)).toBe(username);
});

const codeOf = (typed: string) => {
  try {
    return readUsername(typed);
  } catch (error) {
    return error instanceof InvalidError ? error.issues[0]?.code : error;
  }
};

it.each([
  ['a Cyrillic letter among Latin ones', '\u0430dmin', 'mixedScripts'],
  ['a Greek letter among Latin ones', 'n\u03BFra', 'mixedScripts'],
  ['Arabic and Latin letters', 'sara_نورة', 'mixedScripts'],
  ['a digit of another script', 'sara\u0662', 'mixedScripts'],
  ['a script of stone inscriptions', '\u{10330}\u{10331}', 'mixedScripts'],
  ['an invisible character', 'ad\u200Bmin', 'invalidName'],
  ['a character that turns the direction', 'ad\u202Emin', 'invalidName'],
])('a name with %s is refused [ADM-LOGIN-10]', (_name, typed, code) => {
  expect(codeOf(typed)).toBe(code);
});

it.each([
  ['a Cyrillic word that reads as a Latin one', 'ace', 'асе'],
  ['r and n in place of m', 'admin', 'adrnin'],
  ['the digit in place of the letter', 'noor', 'n00r'],
  ['one in place of l', 'ali', 'a1i'],
  ['a Persian letter in place of an Arabic one', 'علي', 'علی'],
  ['a stretched Arabic name', 'محمد', 'محمـــد'],
  ['an Arabic name with short vowels', 'نورة', 'نُورَة'],
])('%s has the same skeleton', (_name, one, other) => {
  expect(skeletonOf(one)).toBe(skeletonOf(other));
});

it.each([
  ['sara', 'sarah'],
  ['jose', 'josé'],
  ['نورة', 'نوره'],
  ['علي', 'عليا'],
])('%s and %s do not', (one, other) => {
  expect(skeletonOf(one)).not.toBe(skeletonOf(other));
});

it('the skeleton of a skeleton is itself', () => {
  for (let point = 0x20; point < 0x30000; point += 1) {
    const character = String.fromCodePoint(point);
    if (!/\p{L}|\p{N}|\p{M}/u.test(character)) continue;
    const skeleton = skeletonOf(character.normalize('NFKC').toLowerCase());
    expect([character, skeletonOf(skeleton)]).toEqual([character, skeleton]);
  }
});
