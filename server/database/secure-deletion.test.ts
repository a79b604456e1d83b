import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { eachDatabaseConfig } from '../../tests/support/database.ts';
import { addMedia } from '../../tests/support/open-test-store.ts';
import { connectDatabase, type Database } from './connect.ts';

const log = { info() {}, warn() {}, error() {} };
const mark = 'zqxforgottenzqx';
const isSqlite = inject('database') === 'sqlite';

async function tracesIn(folder: string): Promise<number> {
  let count = 0;
  for (const name of await readdir(folder))
    count += (await readFile(join(folder, name))).toString('latin1').split(mark).length - 1;
  return count;
}

/** Adds many enquiries of all sizes between others, then changes and deletes some, as in normal use. */
async function fill(database: Database): Promise<void> {
  const at = new Date().toISOString();
  const words = (index: number) =>
    `${index % 9 === 4 ? mark : 'another'} ${String(index * 7919).repeat((index % 60) + 1)}`;
  await database.transaction(async (tx) => {
    for (let index = 0; index < 3000; index += 1) {
      const values = { author_name: words(index), content: words(index), created_at: at };
      await tx.insertInto('free_post').values(values).execute();
      if (index % 5 === 0)
        await tx
          .updateTable('free_post')
          .set({ author_name: words(index), content: words(index).repeat(3) })
          .where('id', '=', index - 40)
          .execute();
    }
  });
  await database.write.deleteFrom('free_post').where('id', '<', 300).execute();
}

const deleteMarked = async (database: Database) => {
  const { secureDeletion } = database;
  await database.transaction(async (tx) => {
    await secureDeletion.note(tx);
    await tx.deleteFrom('free_post').where('author_name', 'like', `%${mark}%`).execute();
  });
  return secureDeletion.finish(['free_post']);
};

describe.runIf(isSqlite)('what is deleted for good from SQLite', () => {
  it('is nothing in a new file, which is therefore not rewritten soon after its first start', async () => {
    const config = await eachDatabaseConfig();
    const database = await connectDatabase({ ...config, log });
    const { rows } = await sql`pragma user_version`.execute(database.read);
    expect(rows).toEqual([{ user_version: 1 }]);
    await database.close();
  });

  it('is followed by the next write, whose words go into an index, as if nothing had been', async () => {
    const config = await eachDatabaseConfig();
    const database = await connectDatabase({ ...config, log });
    const other = new DatabaseSync(join(config.dataDir, 'content.db'));
    other.exec('vacuum; pragma wal_checkpoint(truncate)');
    other.close();
    await addMedia(database, 'a.png');
    expect(await database.read.selectFrom('media').select('name').execute()).toEqual([{ name: 'a.png' }]);
    await database.close();
  });

  it('leaves no trace in its files, however often rows were moved, while pages are read', async () => {
    const config = await eachDatabaseConfig();
    const database = await connectDatabase({ ...config, log });
    await fill(database);
    expect(await tracesIn(config.dataDir)).toBeGreaterThan(100);
    const reading = setInterval(() => void database.read.selectFrom('free_post').select('id').limit(1).execute(), 0);
    let turns = 0;
    const turning = setInterval(() => (turns += 1), 0);
    expect(await deleteMarked(database)).toBe('now');
    clearInterval(reading);
    clearInterval(turning);
    expect(turns).toBeGreaterThan(1);
    expect(await tracesIn(config.dataDir)).toBe(0);
    expect(await database.read.selectFrom('free_post').select('id').execute()).not.toEqual([]);
    await database.close();
  });

  it('is wiped at once after deletions, and nothing is rewritten without one', async () => {
    const config = await eachDatabaseConfig();
    const database = await connectDatabase({ ...config, log });
    const { secureDeletion, read } = database;
    await fill(database);
    /** `vacuum` increases `schema_version`. */
    const rewritten = async () => (await sql<{ schema_version: number }>`pragma schema_version`.execute(read)).rows;
    const before = await rewritten();
    for (const ids of [1000, 2000, 3001])
      await database.transaction(async (tx) => {
        await secureDeletion.note(tx);
        await tx.deleteFrom('free_post').where('author_name', 'like', `%${mark}%`).where('id', '<', ids).execute();
      });
    expect(await tracesIn(config.dataDir)).toBeGreaterThan(0);
    expect(await rewritten()).toEqual(before);
    await secureDeletion.settle(['free_post']);
    expect(await tracesIn(config.dataDir)).toBe(0);
    const after = await rewritten();
    expect(after).not.toEqual(before);
    await secureDeletion.settle(['free_post']);
    expect(await rewritten()).toEqual(after);
    await database.close();
  });

  it('removes them later by itself while a reader uses an older snapshot', async () => {
    const config = await eachDatabaseConfig();
    const database = await connectDatabase({ ...config, log });
    await fill(database);
    await database.snapshot(async () => {
      expect(await deleteMarked(database)).toBe('later');
      expect(await tracesIn(config.dataDir)).toBeGreaterThan(0);
    });
    await expect.poll(() => tracesIn(config.dataDir)).toBe(0);
    await database.close();
  });

  it('leaves a file that was written before, or by a process that died, after the next start', async () => {
    const config = await eachDatabaseConfig();
    const first = await connectDatabase({ ...config, log });
    await fill(first);
    await first.close();
    const older = new DatabaseSync(join(config.dataDir, 'content.db'));
    older.exec(`pragma secure_delete = off; delete from free_post where author_name like '%${mark}%'`);
    older.exec('pragma user_version = 0');
    older.close();
    expect(await tracesIn(config.dataDir)).toBeGreaterThan(100);
    const database = await connectDatabase({ ...config, log });
    await expect.poll(() => tracesIn(config.dataDir)).toBe(0);
    await database.close();
  });
});

it.runIf(!isSqlite)(
  'what is deleted for good from PostgreSQL leaves its tables at once, and their bytes in time',
  async () => {
    const database = await connectDatabase({ ...(await eachDatabaseConfig()), log });
    await fill(database);
    expect(await deleteMarked(database)).toBe('in-time');
    const left = sql<{
      free: boolean;
    }>`select n_dead_tup = 0 as free from pg_stat_user_tables where relname = 'free_post'`;
    await expect.poll(async () => (await left.execute(database.read)).rows).toEqual([{ free: true }]);
    await database.close();
  },
);
