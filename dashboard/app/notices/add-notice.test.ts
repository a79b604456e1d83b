import { describe, expect, it } from 'vitest';
import { addNotice, type ShownNotice } from './add-notice.ts';

const notice = (id: number, more: Partial<ShownNotice> = {}): ShownNotice => ({
  id,
  text: `Notice ${id}`,
  isOfWindow: false,
  isHeld: false,
  ...more,
});
const idsAfter = (...notices: readonly ShownNotice[]) =>
  notices.reduce<readonly ShownNotice[]>(addNotice, []).map(({ id }) => id);

describe('notices', () => {
  it('leave when three newer ones have come', () => {
    expect(idsAfter(notice(1), notice(2), notice(3), notice(4))).toEqual([2, 3, 4]);
  });

  it('of refusals, and those whose undo was started, are never pushed out [ADM-GEN-58]', () => {
    const refusal = notice(1, { isRefusal: true });
    const held = notice(2, { isHeld: true });
    expect(idsAfter(refusal, held, notice(3), notice(4), notice(5), notice(6))).toEqual([1, 2, 4, 5, 6]);
    const refusals = [1, 2, 3, 4, 5].map((id) => notice(id, { isRefusal: true }));
    expect(idsAfter(...refusals)).toEqual([1, 2, 3, 4, 5]);
  });

  it('say the same refusal of the same record once', () => {
    const again = { isRefusal: true, text: 'Not saved', about: 'Wall' };
    expect(idsAfter(notice(1, again), notice(2), notice(3, again))).toEqual([2, 3]);
    expect(idsAfter(notice(1, again), notice(2, { ...again, about: 'Kiosk' }))).toEqual([1, 2]);
  });
});
