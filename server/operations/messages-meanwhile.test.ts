import { afterAll, beforeAll, expect, it } from 'vitest';
import { eachDatabaseConfig } from '../../tests/support/database.ts';
import { openTestCalls, type TestCalls } from '../../tests/support/open-test-calls.ts';
import { sampleDocument } from '../../tests/support/sample-document.ts';
import { sendMessagesDuring } from '../../tests/support/send-messages.ts';
import { testScope } from '../../tests/support/test-scope.ts';
import { rebuildIndex } from '../records/index/rebuild-index.ts';
import { rebuildSearch } from '../search/rebuild-search.ts';

const records = testScope === 'full' ? 2000 : 600;

let calls: TestCalls;
beforeAll(async () => {
  const mail = { smtpUrl: 'smtp://127.0.0.1:9', from: 'site@screens.example', to: 'sales@screens.example' };
  calls = await openTestCalls(await eachDatabaseConfig(), { mail, deliver: async () => undefined });
});
afterAll(() => calls.close());

const ask = async (method: 'GET' | 'POST', path: string, payload?: object) => {
  const answer = await calls.administer({ method, url: `/api/en${path}`, ...(payload && { payload }) });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json();
};

/** Expects that every enquiry sent during the work is accepted, and some of them before the work ends. */
async function expectMessagesTaken(work: Promise<unknown>): Promise<void> {
  const { statuses, answeredBefore } = await sendMessagesDuring(calls, work);
  expect(statuses.filter((status) => status !== 201)).toEqual([]);
  expect(answeredBefore).toBeGreaterThan(0);
}

async function makeBackup(): Promise<void> {
  await ask('POST', '/backups');
  await expect.poll(async () => (await ask('GET', '/backups')).job.state, { timeout: 60_000 }).toBe('done');
}

it(
  `messages are taken while ${records} products are imported, undone, indexed again and backed up [API-ADM-199]`,
  { timeout: 600_000 },
  async () => {
    const importing = ask('POST', '/content/import', sampleDocument('products', records));
    await expectMessagesTaken(importing);
    const { added, undo } = await importing;
    expect([added.length, undo.length]).toEqual([records, records]);
    const { database } = calls.services;
    await expectMessagesTaken(rebuildIndex(database));
    await expectMessagesTaken(rebuildSearch(database));
    await expectMessagesTaken(makeBackup());
    const undoing = ask('POST', '/revisions/undo', { revisions: undo });
    await expectMessagesTaken(undoing);
    expect((await undoing).undo).toHaveLength(records);
    expect((await ask('GET', '/content/export')).collections.products).toEqual([]);
  },
);
