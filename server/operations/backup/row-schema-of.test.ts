import { expect, it } from 'vitest';
import { testDatabaseConfig } from '../../../tests/support/database.ts';
import { connectDatabase } from '../../database/connect.ts';
import { backupTables } from './backup-tables.ts';
import { rowSchemaOf } from './row-schema-of.ts';

it('every table that a backup keeps has a schema of its rows, with its columns and no other', async () => {
  const log = { info() {}, warn() {}, error() {} };
  const database = await connectDatabase({ ...(await testDatabaseConfig()), log });
  for (const { name, columns } of await backupTables(database.read, database.dialect)) {
    const nothing = Object.fromEntries(columns.map((column) => [column, undefined]));
    const issues = rowSchemaOf(name)?.safeParse({ ...nothing, 'no column': 1 }).error?.issues ?? [];
    const unknown = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));
    const requested = new Set(issues.flatMap(({ code, path }) => (code === 'unrecognized_keys' ? [] : path)));
    expect([name, unknown]).toEqual([name, ['no column']]);
    expect([name, requested]).toEqual([name, new Set(columns)]);
  }
  await database.close();
});
