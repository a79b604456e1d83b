import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { asJob, logContext } from './log-context.ts';

it('what a job does names it, also behind what it waited for, and nothing beside it does', async () => {
  const seen = await asJob('visits', async () => {
    await pause(1);
    return logContext();
  });
  expect([seen, logContext()]).toEqual([{ job: 'visits' }, {}]);
});
