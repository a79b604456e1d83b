import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabaseConfig } from '../../tests/support/database.ts';
import { openTestCalls, type TestCalls } from '../../tests/support/open-test-calls.ts';

const hour = 3_600_000;
const now = Date.parse('2026-11-23T09:00:00Z');
const ago = (hours: number): string => new Date(now - hours * hour).toISOString();

let calls: TestCalls;
beforeAll(async () => {
  calls = await openTestCalls(await testDatabaseConfig(), { now: () => now });
});
afterAll(() => calls.close());

const read = async () => (await calls.administer({ url: '/api/en/today' })).json();

it('comments and posts that went live are listed for three days, held and hidden ones are not [API-ADM-196]', async () => {
  const { write } = calls.services.database;
  const post = { author_name: 'Sara', content: 'Bright' };
  await write
    .insertInto('free_post')
    .values(
      [
        { ...post, created_at: ago(1) },
        { ...post, created_at: ago(71) },
        { ...post, created_at: ago(73) },
        { ...post, created_at: ago(1), held: 1, reviewed: 0 },
        { ...post, created_at: ago(1), held: 1, reviewed: 1 },
      ].map((row) => ({ held: 0, reviewed: 0, ...row })),
    )
    .execute();
  expect(await read()).toMatchObject({ newVoices: 2, heldVoices: 1 });
});

it('subscriptions wait for an administrator until something was written to them, or they are confirmed [API-ADM-196]', async () => {
  const { write } = calls.services.database;
  const add = (email: string, pending: number) =>
    write
      .insertInto('subscriber')
      .values({ email, language: 'en', created_at: ago(1), pending })
      .returning('id')
      .executeTakeFirstOrThrow();
  await add('held@screens.example', 1);
  await add('on-the-list@screens.example', 0);
  const invited = await add('invited@screens.example', 1);
  await write
    .insertInto('outbox')
    .values({
      purpose: 'confirmation',
      subscriber_id: invited.id,
      message_id: 'one',
      created_at: ago(1),
      next_at: ago(1),
    })
    .execute();
  expect(await read()).toMatchObject({ heldSubscribers: 1 });
});
