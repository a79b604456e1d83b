import { expect, it } from 'vitest';
import { changeTo, clashesOf, follow, type Work } from './work.ts';

const before: Work = { status: 'new', notes: '', followUpOn: '', assignedTo: 0 };

it('only what was changed is sent, so that two who change different parts lose nothing', () => {
  expect(changeTo({ ...before, notes: 'Called' }, before)).toEqual({ notes: 'Called' });
  expect(changeTo(before, { ...before, followUpOn: '2026-11-24' })).toEqual({ follow_up_on: null });
  expect(changeTo({ ...before, assignedTo: 2 }, before)).toEqual({ assigned_to: 2 });
  expect(changeTo(before, { ...before, assignedTo: 2 })).toEqual({ assigned_to: null });
  expect(changeTo(before, before)).toEqual({});
});

it('what was typed stays when somebody else saved, and the rest follows', () => {
  const typed: Work = { ...before, notes: 'Mine' };
  const newer: Work = { status: 'won', notes: 'Theirs', followUpOn: '2026-11-24', assignedTo: 2 };
  expect(follow(typed, before, newer)).toEqual({ ...newer, notes: 'Mine' });
  expect(clashesOf(typed, before, newer)).toEqual(['notes']);
  expect(clashesOf(typed, before, { ...newer, notes: 'Mine' })).toEqual([]);
});
