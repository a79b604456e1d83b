import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EventLoopYield } from './event-loop-yield.ts';

let clock = 0;
beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
});
afterEach(() => vi.restoreAllMocks());
const work = (milliseconds: number): void => void (clock += milliseconds);

/** True if the event loop ran other tasks during `pass`. */
async function yields(pass: () => Promise<void>): Promise<boolean> {
  let isTurned = false;
  setImmediate(() => (isTurned = true));
  await pass();
  return isTurned;
}

describe('long work', () => {
  it('lets others have their turn, and once more before its last step', async () => {
    const turn = new EventLoopYield();
    turn.begin();
    await turn.yieldIfDue();
    work(20);
    expect(await yields(() => turn.yieldIfDue())).toBe(true);
    await turn.yieldIfDue();
    expect(await yields(() => turn.yieldBeforeEnd())).toBe(true);
  });

  it('that is done runs its last step at once if it was short, for any steps before', async () => {
    const turn = new EventLoopYield();
    await turn.yieldIfDue();
    work(20);
    await turn.yieldIfDue();
    turn.begin();
    await turn.yieldIfDue();
    expect(await yields(() => turn.yieldBeforeEnd())).toBe(false);
  });
});
