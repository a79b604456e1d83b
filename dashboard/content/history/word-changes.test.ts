import { expect, it } from 'vitest';
import { wordChanges } from './word-changes.ts';

const describeChanges = (before: string, after: string) =>
  wordChanges(before, after).map(({ is, text }) => `${is}: ${text}`);

it('a text is compared word by word: unchanged, removed and added', () => {
  expect(describeChanges('Bright and thin walls', 'Bright, thin and quiet walls')).toEqual([
    'removed: Bright and ',
    'added: Bright, ',
    'same: thin ',
    'added: and quiet ',
    'same: walls',
  ]);
  expect(describeChanges('شاشة ساطعة', 'شاشة أكثر سطوعا')).toEqual([
    'same: شاشة ',
    'removed: ساطعة',
    'added: أكثر سطوعا',
  ]);
});

it('the same text is one piece, an empty one none, and the words of both sides are never lost', () => {
  expect(describeChanges('One two', 'One two')).toEqual(['same: One two']);
  expect(describeChanges('', '')).toEqual([]);
  expect(describeChanges('', 'New')).toEqual(['added: New']);
  const [before, after] = ['a b c\n\nd a b', 'b c x\n\na d'];
  const pieces = wordChanges(before, after);
  const side = (gone: string) => pieces.flatMap(({ is, text }) => (is === gone ? [] : [text])).join('');
  expect([side('added'), side('removed')]).toEqual([before, after]);
});

it('very long texts between the same ends count as replaced', () => {
  const long = (word: string) => Array.from({ length: 2000 }, (_, at) => `${word}${at}`).join(' ');
  expect(wordChanges(`x ${long('a')} y`, `x ${long('b')} y`).map(({ is }) => is)).toEqual([
    'same',
    'removed',
    'added',
    'same',
  ]);
});

it('punctuation belongs to its word, in both scripts, and a moved word goes and comes', () => {
  expect(describeChanges('شاشات، وألواح. جدران؟', 'شاشات وألواح. جدران!')).toEqual([
    'removed: شاشات، ',
    'added: شاشات ',
    'same: وألواح. ',
    'removed: جدران؟',
    'added: جدران!',
  ]);
  expect(describeChanges('one two three four', 'two three one four')).toEqual([
    'removed: one ',
    'same: two three ',
    'added: one ',
    'same: four',
  ]);
});

it('each of few changes in a very long text is shown', () => {
  const words = Array.from({ length: 20_000 }, (_, at) => `w${at}`);
  const after = words.toSpliced(15_000, 1, 'new').toSpliced(3, 1).join(' ');
  expect(wordChanges(words.join(' '), after).map(({ is }) => is)).toEqual([
    'same',
    'removed',
    'same',
    'removed',
    'added',
    'same',
  ]);
});
