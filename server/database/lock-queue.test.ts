import { expect, it } from 'vitest';
import { BusyError } from './busy-error.ts';
import { LockQueue } from './lock-queue.ts';

it('a lock queue lets in one at a time, in the order in which they came', async () => {
  const queue = new LockQueue();
  const order: number[] = [];
  const visit = async (number: number) => {
    await queue.acquire();
    order.push(number);
    await Promise.resolve();
    queue.release();
  };
  await Promise.all([1, 2, 3, 4].map(visit));
  expect(order).toEqual([1, 2, 3, 4]);
});

it('a lock queue refuses who comes when it is full, and who waited too long, and goes on without them', async () => {
  const queue = new LockQueue(2);
  await queue.acquire();
  const impatient = queue.acquire(1);
  const patient = queue.acquire();
  await expect(queue.acquire()).rejects.toThrow(BusyError);
  await expect(impatient).rejects.toThrow(BusyError);
  queue.release();
  await patient;
  queue.release();
  await queue.acquire(1);
});
