import { expect, it } from 'vitest';
import { emptyDatabaseConfig } from '../../../tests/support/database.ts';
import { openOldTables } from '../../../tests/support/open-old-tables.ts';
import { quiet } from '../../../tests/support/open-test-store.ts';
import { connectDatabase } from '../connect.ts';

it('maps wait for a click by default, and a stored choice stays', async () => {
  const config = await emptyDatabaseConfig();
  const at = '2026-01-01T00:00:00.000Z';
  const fields = (on: 0 | 1) => `{"phone":"1","mapOnClick":${on}}`;
  await openOldTables(config, '0015-map-on-click', async ({ tables }) => {
    for (const collection of ['settings/country-sa', 'settings/country-ae']) {
      const times = { created_at: at, updated_at: at };
      await tables
        .insertInto('entry')
        .values({ collection, id: 1, position: 0, fields: fields(0), ...times })
        .execute();
      const [was, is] = collection.endsWith('ae') ? [fields(1), fields(0)] : [fields(0), fields(0)];
      const revision = { at, actor: 'admin', action: 'update', collection, entry_id: 1 };
      await tables
        .insertInto('revision')
        .values({ ...revision, before: `{"fields":${was}}`, after: `{"fields":${is}}` })
        .execute();
    }
  });

  const later = await connectDatabase({ ...config, log: quiet });
  const rows = await later.read.selectFrom('entry').select(['collection', 'fields']).orderBy('collection').execute();
  expect(rows.map((row) => ({ ...row, fields: row.fields.replaceAll(': ', ':').replaceAll(', ', ',') }))).toEqual([
    { collection: 'settings/country-ae', fields: fields(0) },
    { collection: 'settings/country-sa', fields: fields(1) },
  ]);
  await later.close();
});
