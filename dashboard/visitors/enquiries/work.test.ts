import { expect, it } from 'vitest';
import { changeTo, type Work } from './work.ts';

const before: Work = { status: 'new', notes: '', followUpOn: '', assignedTo: 0 };

it('only what was changed is sent, so that two who change different parts lose nothing', () => {
  expect(changeTo({ ...before, notes: 'Called' }, before)).toEqual({ notes: 'Called' });
  expect(changeTo(before, { ...before, followUpOn: '2026-11-24' })).toEqual({ follow_up_on: null });
  expect(changeTo({ ...before, assignedTo: 2 }, before)).toEqual({ assigned_to: 2 });
  expect(changeTo(before, { ...before, assignedTo: 2 })).toEqual({ assigned_to: null });
  expect(changeTo(before, before)).toEqual({});
});
