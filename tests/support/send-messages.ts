import { setTimeout as pause } from 'node:timers/promises';
import { formCookie, type TestCalls } from './open-test-calls.ts';

const betweenMessages = 50;

/**
 * Sends a contact form every 50 ms, each time as another visitor, until `work` has ended.
 * @returns the status of each answer, and how many answers arrived before the end
 */
export async function sendMessagesDuring(
  calls: Pick<TestCalls, 'visit'>,
  work: Promise<unknown>,
): Promise<{ readonly statuses: readonly number[]; readonly answeredBefore: number }> {
  const state = { isOver: false };
  const end = () => {
    state.isOver = true;
  };
  work.then(end, end);
  let answeredBefore = 0;
  async function send(number: number): Promise<number> {
    const { statusCode } = await calls.visit({
      method: 'POST',
      url: '/api/en/send-email',
      headers: { cookie: formCookie() },
      remoteAddress: `10.7.${number >> 8}.${number & 255}`,
      payload: {
        kind: 'contact',
        fields: { name: `Visitor ${number}`, email: 'visitor@screens.example', message: 'A wall' },
      },
    });
    if (!state.isOver) answeredBefore += 1;
    return statusCode;
  }
  const answers: Promise<number>[] = [];
  while (!state.isOver) {
    answers.push(send(answers.length));
    await pause(betweenMessages);
  }
  return { statuses: await Promise.all(answers), answeredBefore };
}
