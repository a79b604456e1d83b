import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { emptyDatabaseConfig } from '../../../tests/support/database.ts';
import { openOlderDatabase } from '../../../tests/support/open-older-database.ts';
import { quiet } from '../../../tests/support/open-test-store.ts';
import { connectDatabase } from '../connect.ts';

it('messages of before keep how far they were: answered ones were contacted, a cancelled meeting stays cancelled', async () => {
  const config = await emptyDatabaseConfig();
  const older = await openOlderDatabase(config, '0013-enquiry-work');
  const at = '2026-01-01T00:00:00.000Z';
  for (const status of ['new', 'open', 'done', 'cancelled', 'spam'])
    await sql`insert into enquiry
      (reference, kind, status, suspicions, fields, subject, message, sender, page, language, country, created_at, updated_at)
      values (${status}, 'booking', ${status}, '[]', '{}', 'A', 'ÄB', 'C', '', 'en', 'sa', ${at}, ${at})`.execute(
      older,
    );
  await older.destroy();

  const later = await connectDatabase({ ...config, log: quiet });
  const rows = await later.read
    .selectFrom('enquiry')
    .select(['reference', 'status', 'cancelled_at', 'is_test', 'removed_at'])
    .orderBy('id')
    .execute();
  expect(rows.map(({ reference, status, cancelled_at }) => [reference, status, cancelled_at])).toEqual([
    ['new', 'new', null],
    ['open', 'contacted', null],
    ['done', 'contacted', null],
    ['cancelled', 'contacted', at],
    ['spam', 'spam', null],
  ]);
  expect(rows.every(({ is_test, removed_at }) => is_test === 0 && removed_at === null)).toBe(true);
  await later.close();
});
