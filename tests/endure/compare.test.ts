import { expect, it } from 'vitest';
import { compare } from './compare.ts';
import type { Written } from './journal.ts';

const record = (mark: string, version = 1): Written => ({ kind: 'record', mark, version });
const message = (mark: string): Written => ({ kind: 'message', mark, version: 1 });

it('what was acknowledged and is there is in order', () => {
  const all = [record('a', 1), record('a', 2), message('a')];
  expect(compare(all, [record('a', 2), message('a')])).toEqual({ lost: [], doubled: [], unanswered: [] });
});

it('what was acknowledged and is not there is lost, each change of it', () => {
  expect(compare([record('a'), record('a', 2), message('b')], [message('b')]).lost).toEqual([
    record('a'),
    record('a', 2),
  ]);
});

it('a record that is there as it was before an acknowledged change has lost the change', () => {
  expect(compare([record('a', 1), record('a', 2)], [record('a', 1)]).lost).toEqual([record('a', 2)]);
});

it('what is there twice is doubled, whether it was acknowledged or not', () => {
  expect(compare([message('a')], [message('a'), message('a'), message('b'), message('b')]).doubled).toEqual([
    message('a'),
    message('b'),
  ]);
});

it('a message and a record of the same mark are two things', () => {
  expect(compare([record('a')], [message('a')]).lost).toEqual([record('a')]);
  expect(compare([record('a')], [message('a'), record('a')]).doubled).toEqual([]);
});

it('rows without an answer are reported, and are no fault', () => {
  expect(compare([record('a')], [record('a', 2), message('b')])).toEqual({
    lost: [],
    doubled: [],
    unanswered: [record('a', 2), message('b')],
  });
});
