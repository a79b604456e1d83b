import { expect, it } from 'vitest';
import { BusyError } from './busy-error.ts';
import { WaitingLine } from './waiting-line.ts';

it('a waiting line lets in one at a time, in the order in which they came', async () => {
  const line = new WaitingLine();
  const order: number[] = [];
  const visit = async (number: number) => {
    await line.enter();
    order.push(number);
    await Promise.resolve();
    line.leave();
  };
  await Promise.all([1, 2, 3, 4].map(visit));
  expect(order).toEqual([1, 2, 3, 4]);
});

it('a waiting line refuses who comes when it is full, and who waited too long, and goes on without them', async () => {
  const line = new WaitingLine(2);
  await line.enter();
  const impatient = line.enter(1);
  const patient = line.enter();
  await expect(line.enter()).rejects.toThrow(BusyError);
  await expect(impatient).rejects.toThrow(BusyError);
  line.leave();
  await patient;
  line.leave();
  await line.enter(1);
});
