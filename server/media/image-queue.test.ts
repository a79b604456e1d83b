import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createImageQueue, QueueClosed } from './image-queue.ts';

/** A job that ends on request. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { job: () => promise, end: resolve };
}

describe('the queue of pictures', () => {
  it('runs no more jobs side by side than it may', async () => {
    const queue = createImageQueue({ parallel: 2 });
    let running = 0;
    let most = 0;
    const job = async () => {
      running += 1;
      most = Math.max(most, running);
      await setImmediate();
      running -= 1;
    };
    await Promise.all(Array.from({ length: 20 }, () => queue.run('visitor', job)));
    expect(most).toBe(2);
  });

  it('takes uploads before visitors, then what is made ahead, and what goes beyond a budget last', async () => {
    const queue = createImageQueue({ parallel: 1 });
    const first = held();
    const order: string[] = [];
    const jobs = [
      queue.run('ahead', first.job),
      ...(['beyond', 'ahead', 'visitor', 'upload'] as const).map((priority) =>
        queue.run(priority, async () => void order.push(priority)),
      ),
    ];
    first.end();
    await Promise.all(jobs);
    expect(order).toEqual(['upload', 'visitor', 'ahead', 'beyond']);
  });

  it('takes those of a lower rank first within a priority, otherwise the first that came', async () => {
    const queue = createImageQueue({ parallel: 1 });
    const first = held();
    const order: string[] = [];
    const jobs = [
      queue.run('visitor', first.job),
      ...[
        ['a', 0],
        ['b', 1],
        ['c', 2],
        ['d', 0],
        ['e', 1],
      ].map(([name, rank]) => queue.run('visitor', async () => void order.push(String(name)), Number(rank))),
    ];
    first.end();
    await Promise.all(jobs);
    expect(order).toEqual(['a', 'd', 'b', 'e', 'c']);
  });

  it('goes on after a job that failed', async () => {
    const queue = createImageQueue({ parallel: 1 });
    await expect(queue.run('visitor', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await queue.run('visitor', async () => 7)).toBe(7);
  });

  it('is full when as many visitors wait as may; what is made ahead does not count', async () => {
    const queue = createImageQueue({ parallel: 1, limit: 2 });
    const first = held();
    const jobs = [
      queue.run('visitor', first.job),
      queue.run('ahead', async () => {}),
      queue.run('visitor', async () => {}),
    ];
    expect(queue.isFull('visitor')).toBe(false);
    jobs.push(queue.run('visitor', async () => {}));
    expect(queue.isFull('visitor')).toBe(true);
    expect(queue.isFull('beyond')).toBe(false);
    first.end();
    await Promise.all(jobs);
    expect(queue.isFull('visitor')).toBe(false);
  });

  it('closes after what runs has ended, and drops what waits', async () => {
    const queue = createImageQueue({ parallel: 1 });
    const first = held();
    let hasEnded = false;
    const running = queue.run('visitor', async () => {
      await first.job();
      hasEnded = true;
    });
    const waiting = queue.run('visitor', async () => {});
    const closed = queue.close().then(() => hasEnded);
    await expect(waiting).rejects.toThrow('closed');
    await expect(queue.run('upload', async () => {})).rejects.toThrow('closed');
    first.end();
    await running;
    expect(await closed).toBe(true);
  });

  it('cancels work ahead when it closes, and nothing that a request waits for', async () => {
    const queue = createImageQueue({ parallel: 3 });
    const upload = held();
    const untilCalledOff = (signal: AbortSignal) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    const ahead = queue.run('ahead', untilCalledOff);
    const waitedFor = queue.run('upload', async (signal) => {
      await upload.job();
      return signal.aborted;
    });
    const closed = queue.close();
    await expect(ahead).rejects.toThrow(QueueClosed);
    upload.end();
    expect(await waitedFor).toBe(false);
    await closed;
  });
});
