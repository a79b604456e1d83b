import { describe, expect, it } from 'vitest';
import { enterOutcome } from './combobox-enter.ts';

const typed = { active: -1, count: 3, isOpen: true, isStale: false, isValue: false };

describe('Enter in a combobox', () => {
  it('takes the suggestion that the arrow keys reached, and the only one that there is', () => {
    expect(enterOutcome({ ...typed, active: 2 })).toBe(2);
    expect(enterOutcome({ ...typed, count: 1 })).toBe(0);
  });

  it('opens the list for half a name, for one that nothing matches, and for an empty box, and never sends the form [ADM-GEN-55]', () => {
    for (const count of [0, 1, 3]) expect(enterOutcome({ ...typed, count, isOpen: false })).toBe('open');
    for (const count of [0, 3]) expect(enterOutcome({ ...typed, count })).toBe('open');
  });

  it('waits for the suggestions of what was typed, and takes none of an earlier text by itself', () => {
    expect(enterOutcome({ ...typed, count: 1, isStale: true })).toBe('wait');
    expect(enterOutcome({ ...typed, active: 0, count: 1, isStale: true })).toBe(0);
  });

  it('leaves the key to the form where the text is a value of its own, unless the arrow keys reached a suggestion', () => {
    expect(enterOutcome({ ...typed, count: 1, isValue: true })).toBe('leave');
    expect(enterOutcome({ ...typed, count: 1, active: 0, isValue: true })).toBe(0);
  });
});
