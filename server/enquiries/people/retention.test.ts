import { sql } from 'kysely';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { eachDatabaseConfig } from '../../../tests/support/database.ts';
import { watchQueries } from '../../../tests/support/explain-queries.ts';
import { openTestCalls, type TestCalls } from '../../../tests/support/open-test-calls.ts';
import { sweepEnquiries } from './retention.ts';

let calls: TestCalls;
beforeEach(async () => {
  calls = await openTestCalls(await eachDatabaseConfig());
});
afterEach(() => calls.close());

const long = '2019-01-01T00:00:00.000Z';
const many = 1300;

const fill = async (at: string, from: number) => {
  const { database } = calls.services;
  const numbers = sql`with recursive number (n) as (select ${sql.lit(from)} union all select n + 1 from number where n < ${sql.lit(from + many - 1)})`;
  await sql`insert into enquiry
    (reference, kind, status, suspicions, fields, subject, message, sender, page, language, country, created_at, updated_at)
    ${numbers} select cast(n as text), 'contact', 'new', '[]', '{}', 'S', 'M', 'A', '', 'en', 'sa', ${at}, ${at} from number`.execute(
    database.write,
  );
  await sql`insert into consent (email, purpose, given, version, language, at)
    ${numbers} select cast(n as text) || '@screens.example', 'newsletter', 0, '1', 'en', ${at} from number`.execute(
    database.write,
  );
};

it('old messages and consents go in parts, each a transaction of its own, and new ones stay', async () => {
  const { database, enquiries } = calls.services;
  await fill(long, 1);
  await fill(new Date().toISOString(), 10_000);
  const subscriber = { email: '7@screens.example', language: 'en', created_at: long, pending: 0 } as const;
  await database.write.insertInto('subscriber').values(subscriber).execute();
  await sql`analyze`.execute(database.write);

  const sizes: number[] = [];
  const watched = watchQueries({
    ...database,
    async transaction(work) {
      const count = async () =>
        (await database.read.selectFrom('enquiry').select('id').execute()).length +
        (await database.read.selectFrom('consent').select('id').execute()).length;
      const before = await count();
      const result = await database.transaction(work);
      sizes.push(before - (await count()));
      return result;
    },
  });
  expect(await sweepEnquiries({ ...enquiries.sources, database: watched.database })).toBe(many);
  expect(Math.max(...sizes)).toBe(500);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(2 * many - 1);
  const remaining = await database.read.selectFrom('consent').select('email').where('at', '=', long).execute();
  expect(remaining).toEqual([{ email: '7@screens.example' }]);
  const plans = (await watched.plans()).filter((plan) => plan.startsWith('delete from "consent"'));
  expect(plans).toHaveLength(Math.ceil(many / 500));
  for (const plan of plans) expect(plan).toContain('consent_at');
});

it.runIf(inject('database') === 'sqlite')(
  'the file of the database is not rewritten for what went because of its age, but by the job of every day',
  async () => {
    const { database, enquiries } = calls.services;
    /** `vacuum` increases `schema_version`. */
    const rewritten = async () =>
      (await sql<{ schema_version: number }>`pragma schema_version`.execute(database.read)).rows[0]?.schema_version;
    const before = await rewritten();
    for (const turn of [1, 2]) {
      await fill(long, turn);
      expect(await sweepEnquiries(enquiries.sources)).toBe(many);
    }
    expect(await rewritten()).toBe(before);
    await calls.administer({ method: 'POST', url: '/api/en/jobs/deleted-remains/run' });
    await expect.poll(rewritten).not.toBe(before);
  },
);
