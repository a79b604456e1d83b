import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { eachDatabaseConfig } from '../../tests/support/database.ts';
import { quiet } from '../../tests/support/open-test-store.ts';
import { connectDatabase } from './connect.ts';
import { deleteInParts } from './delete-in-parts.ts';

it('many rows are deleted in parts, those for which a condition holds and no others', async () => {
  const database = await connectDatabase({ ...(await eachDatabaseConfig()), log: quiet });
  const rows = Array.from({ length: 1201 }, (_, index) => ({ name: `${index}`, value: index < 1100 ? 'old' : 'new' }));
  await database.write.insertInto('secret').values(rows).execute();
  const { dialect } = database;
  const old = await database.transaction((tx) => deleteInParts(tx, dialect, 'secret', sql`value = 'old'`));
  expect(old).toBe(1100);
  expect(await database.read.selectFrom('secret').select('value').distinct().execute()).toEqual([{ value: 'new' }]);
  expect(await database.transaction((tx) => deleteInParts(tx, dialect, 'secret'))).toBe(101);
  await database.close();
});
