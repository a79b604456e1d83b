import { expect, it } from 'vitest';
import { emptyDatabaseConfig } from '../../../tests/support/database.ts';
import { openOldTables } from '../../../tests/support/open-old-tables.ts';
import { quiet } from '../../../tests/support/open-test-store.ts';
import { connectDatabase } from '../connect.ts';

it('the former names of blogs and articles are those that the history knows', async () => {
  const config = await emptyDatabaseConfig();
  const revision = (collection: string, entry_id: number, title: string, at: string) => ({
    at,
    actor: 'admin',
    action: 'update' as const,
    collection,
    entry_id,
    title,
  });
  await openOldTables(config, '0046-former-names', async ({ tables }) => {
    await tables
      .insertInto('revision')
      .values([
        revision('community', 3, '{"en":"Buying  Guide","ar":" دليل الشراء "}', '2026-01-01T00:00:00.000Z'),
        revision('community', 3, '{"en":"Buying Guide","ar":""}', '2026-02-01T00:00:00.000Z'),
        revision('communityonepost', 7, '{"en":"5 hints","ar":""}', '2026-01-01T00:00:00.000Z'),
        revision('products', 7, '{"en":"Noor","ar":"نور"}', '2026-01-01T00:00:00.000Z'),
        revision('settings/company', 1, '"Company"', '2026-01-01T00:00:00.000Z'),
      ])
      .execute();
  });
  const database = await connectDatabase({ ...config, log: quiet });
  const rows = await database.read.selectFrom('former_name').selectAll().orderBy('entry_id').orderBy('slug').execute();
  await database.close();
  expect(rows).toEqual([
    { collection: 'community', entry_id: 3, slug: 'Buying-Guide', left_at: '2026-02-01T00:00:00.000Z' },
    { collection: 'community', entry_id: 3, slug: 'دليل-الشراء', left_at: '2026-01-01T00:00:00.000Z' },
    { collection: 'communityonepost', entry_id: 7, slug: '5-hints', left_at: '2026-01-01T00:00:00.000Z' },
  ]);
});
