import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { emptyDatabaseConfig } from '../../tests/support/database.ts';
import { openOlderDatabase } from '../../tests/support/open-older-database.ts';
import { quiet } from '../../tests/support/open-test-store.ts';
import { connectDatabase, type Database } from './connect.ts';
import { migrate } from './migrate.ts';
import { type Migration, migrations } from './migrations/index.ts';

const [first] = migrations;
const last = migrations.at(-1);
if (first === undefined || last === undefined) throw new Error('there are no migrations');

const namesOf = async ({ read }: Pick<Database, 'read'>) =>
  (await read.selectFrom('migration').select('name').orderBy('name').execute()).map(({ name }) => name);

/** A database of a former release without the last migration. */
async function openFormer() {
  const config = await emptyDatabaseConfig();
  const database = await openOlderDatabase(config, last?.name ?? '');
  await sql`alter table migration rename column timestamp to at`.execute(database);
  await sql`drop table kysely_migration_lock`.execute(database);
  await database
    .deleteFrom('migration')
    .where('name', '=', first?.name ?? '')
    .execute();
  await sql`insert into migration (name, at) values (${first?.name}, '2026-01-01T00:00:00.000Z')`.execute(database);
  return { config, database };
}

describe('the tables of a former release', () => {
  it('are brought up to date by processes that start together, which take every migration once', async () => {
    const { config, database } = await openFormer();
    await database.insertInto('secret').values({ name: 'a', value: 'b' }).execute();
    await database.destroy();
    const taken: object[] = [];
    const log = { ...quiet, info: (details: object) => void ('migration' in details && taken.push(details)) };
    const opened = await Promise.all([1, 2, 3].map(() => connectDatabase({ ...config, log })));
    expect(taken).toEqual([{ migration: last.name }]);
    const [one] = opened;
    expect(one && (await namesOf(one))).toEqual(migrations.map(({ name }) => name));
    expect(await one?.read.selectFrom('secret').select('value').execute()).toEqual([{ value: 'b' }]);
    await Promise.all(opened.map((each) => each.close()));
  });

  it('still tell a former release what they know', async () => {
    const { config, database } = await openFormer();
    await database.destroy();
    const opened = await connectDatabase({ ...config, log: quiet });
    // Repeats what a former release does at its start.
    await opened.write.schema
      .createTable('migration')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .execute();
    expect(await namesOf(opened)).toContain(last.name);
    await opened.close();
  });
});

describe('a migration that fails', () => {
  const unfinished: readonly Migration[] = [
    { name: '9998-first', up: (schema) => schema.createTable('first').addColumn('id', 'integer').execute() },
    {
      name: '9999-second',
      up: async (schema) => {
        await schema.createTable('second').addColumn('id', 'integer').execute();
        throw new Error('no room');
      },
    },
  ];

  it('leaves the tables as they were before all that ran with it, and says why', async () => {
    const config = await emptyDatabaseConfig();
    const database = await openOlderDatabase(config, last.name);
    const dialect = config.databaseUrl === undefined ? 'sqlite' : 'postgres';
    const steps = [...migrations, ...unfinished];
    await expect(migrate(database, dialect, quiet, { steps })).rejects.toMatchObject({ cause: new Error('no room') });
    const tables = (await database.introspection.getTables()).map(({ name }) => name);
    expect(tables).not.toContain('first');
    expect(tables).not.toContain('second');
    expect(await namesOf({ read: database })).not.toContain(last.name);
    await migrate(database, dialect, quiet);
    expect(await namesOf({ read: database })).toContain(last.name);
    await database.destroy();
  });
});

describe.runIf(inject('database') === 'postgres')('tables of others in one PostgreSQL database', () => {
  it('are left alone, also where they have the names of ours', async () => {
    const config = await emptyDatabaseConfig();
    const others = await openOlderDatabase(config, first.name);
    await sql`create schema others`.execute(others);
    for (const name of ['migration', 'kysely_migration_lock'])
      await sql`alter table ${sql.table(name)} set schema others`.execute(others);
    await others.destroy();
    const opened = await connectDatabase({ ...config, log: quiet });
    expect(await namesOf(opened)).toHaveLength(migrations.length);
    await opened.close();
  });
});
