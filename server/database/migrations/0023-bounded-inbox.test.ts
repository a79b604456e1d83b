import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { emptyDatabaseConfig } from '../../../tests/support/database.ts';
import { openOlderDatabase } from '../../../tests/support/open-older-database.ts';
import { quiet } from '../../../tests/support/open-test-store.ts';
import { countEnquiries } from '../../enquiries/managing/count-enquiries.ts';
import { listEnquiries } from '../../enquiries/managing/find-enquiries.ts';
import { connectDatabase } from '../connect.ts';

it('what was there before is counted, and found by its words', async () => {
  const config = await emptyDatabaseConfig();
  const older = await openOlderDatabase(config, '0023-bounded-inbox');
  const at = '2026-01-01T00:00:00.000Z';
  for (const [reference, removed, folded] of [
    ['one', null, 'folded words'],
    ['two', at, 'deleted words'],
    ['three', null, null],
  ])
    await sql`insert into enquiry
      (reference, kind, suspicions, fields, subject, message, sender, page, language, country, removed_at, folded, created_at, updated_at)
      values (${reference}, 'booking', '[]', '{}', 'A', 'Other WORDS', 'C', '', 'en', 'sa', ${removed}, ${folded}, ${at}, ${at})`.execute(
      older,
    );
  await sql`insert into subscriber (email, language, created_at) values ('a@screens.example', 'ar', ${at})`.execute(
    older,
  );
  await older.destroy();

  const database = await connectDatabase({ ...config, log: quiet });
  expect(await countEnquiries(database, {})).toBe(2);
  expect(await countEnquiries(database, { removed: true, kind: 'booking' })).toBe(1);
  const found = await listEnquiries(database, { words: 'words', limit: 10 });
  expect(found.map(({ reference }) => reference)).toEqual(['three', 'one']);
  const counted = await database.read.selectFrom('tally').select(['subject', 'count']).execute();
  expect(counted).toEqual([{ subject: 'subscriber', count: 1 }]);
  await database.close();
});
