import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoopTurn } from './loop-turn.ts';

let clock = 0;
beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
});
afterEach(() => vi.restoreAllMocks());
const work = (milliseconds: number): void => void (clock += milliseconds);

/** Whether others had their turn while somebody passed. */
async function givesTurn(pass: () => Promise<void>): Promise<boolean> {
  let isTurned = false;
  setImmediate(() => (isTurned = true));
  await pass();
  return isTurned;
}

describe('long work', () => {
  it('lets others have their turn, and once more before its last step', async () => {
    const turn = new LoopTurn();
    turn.begin();
    await turn.pass();
    work(20);
    expect(await givesTurn(() => turn.pass())).toBe(true);
    await turn.pass();
    expect(await givesTurn(() => turn.passToEnd())).toBe(true);
  });

  it('that is over goes on to its last step at once where it was short, whatever was before it', async () => {
    const turn = new LoopTurn();
    await turn.pass();
    work(20);
    await turn.pass();
    turn.begin();
    await turn.pass();
    expect(await givesTurn(() => turn.passToEnd())).toBe(false);
  });
});
