import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Logger } from '../logger.ts';
import { startSweeper } from './start-sweeper.ts';

const silent: Logger = { info() {}, warn() {}, error() {} };
const hour = 60 * 60 * 1000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the sweeper', () => {
  it('sweeps every hour until it is stopped', async () => {
    const sweep = vi.fn<(now: Date) => Promise<number>>().mockResolvedValue(0);
    const stop = startSweeper({ sweep }, silent);
    await vi.advanceTimersByTimeAsync(2 * hour);
    expect(sweep).toHaveBeenCalledTimes(2);
    expect(sweep).toHaveBeenLastCalledWith(new Date());
    await stop();
    await vi.advanceTimersByTimeAsync(2 * hour);
    expect(sweep).toHaveBeenCalledTimes(2);
  });

  it('logs a sweep that failed and goes on', async () => {
    const sweep = vi.fn<(now: Date) => Promise<number>>().mockRejectedValueOnce(new Error('disk')).mockResolvedValue(3);
    const [info, error] = [vi.fn<Logger['info']>(), vi.fn<Logger['error']>()];
    const stop = startSweeper({ sweep }, { ...silent, info, error });
    await vi.advanceTimersByTimeAsync(2 * hour);
    expect(error).toHaveBeenCalledOnce();
    expect(info).toHaveBeenCalledWith({ purged: 3 }, expect.any(String));
    await stop();
  });
});
