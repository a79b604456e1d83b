import { expect, it } from 'vitest';
import { changeTo, clashesOf, follow, type Work } from './work.ts';

const before: Work = { status: 'new', notes: '', followUpOn: '' };

it('only what was changed is sent, so that two who change different parts lose nothing', () => {
  expect(changeTo({ ...before, notes: 'Called' }, before)).toEqual({ notes: 'Called' });
  expect(changeTo(before, { ...before, followUpOn: '2026-11-24' })).toEqual({ follow_up_on: null });
  expect(changeTo(before, before)).toEqual({});
});

it('what was typed stays when somebody else saved, and the rest follows', () => {
  const typed: Work = { ...before, notes: 'Mine' };
  const newer: Work = { status: 'won', notes: 'Theirs', followUpOn: '2026-11-24' };
  expect(follow(typed, before, newer)).toEqual({ ...newer, notes: 'Mine' });
  expect(clashesOf(typed, before, newer)).toEqual(['notes']);
  expect(clashesOf(typed, before, { ...newer, notes: 'Mine' })).toEqual([]);
});
