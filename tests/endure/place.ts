import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { Written } from './journal.ts';
import { markedBy } from './writers.ts';

type Row = Readonly<Record<string, unknown>>;

/** Reads a site's data directly, without the site. */
export interface Place {
  readonly dataDir: string;
  query(sql: string): Promise<readonly Row[]>;
}

/** The data of a site on SQLite. */
export const sqlitePlace = (dataDir: string): Place => ({
  dataDir,
  async query(sql) {
    const database = new DatabaseSync(join(dataDir, 'content.db'), { readOnly: true });
    try {
      return database.prepare(sql).all();
    } finally {
      database.close();
    }
  },
});

/** The data of a site on PostgreSQL, with its files in a folder. */
export const postgresPlace = (dataDir: string, url: string): Place => ({
  dataDir,
  async query(sql) {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      const { rows } = await client.query<Row>(sql);
      return rows;
    } finally {
      await client.end();
    }
  },
});

const questions: Readonly<Record<Written['kind'], string>> = {
  message: 'select cast(fields as text) as text from enquiry',
  record: "select cast(coalesce(draft, fields) as text) as text from entry where collection = 'products'",
  file: "select original_name as text from media where original_name like 'endure-%'",
};

/** Returns every write of these runs that the site contains, by its mark. */
export async function readWritten(place: Place): Promise<readonly Written[]> {
  const found: Written[] = [];
  for (const kind of ['message', 'record', 'file'] as const) {
    for (const { text } of await place.query(questions[kind])) {
      const [whole, version] = markedBy.exec(String(text)) ?? [];
      if (whole !== undefined) found.push({ kind, mark: whole.replace(/\.v\d+$/, ''), version: Number(version) });
    }
  }
  return found;
}

/** Rows that are written in one transaction. Each query counts incomplete ones. */
const halves: Readonly<Record<string, string>> = {
  'messages without a letter': `select count(*) as count from enquiry
    where not exists (select 1 from outbox where outbox.enquiry_id = enquiry.id)`,
  'records without their history': `select count(*) as count from entry
    where collection = 'products' and not exists (select 1 from revision
      where revision.collection = entry.collection and revision.entry_id = entry.id and revision.action = 'create')`,
};

/**
 * Returns what is damaged in a site's data. The row of an upload is written before its file. The row of an upload that
 * was never acknowledged may remain without a file until the sweep finds it.
 */
export async function findDamage(
  place: Place,
  acknowledged: readonly Written[],
  isSqlite: boolean,
): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const [what, sql] of Object.entries(halves)) {
    const count = Number((await place.query(sql))[0]?.['count']);
    if (count > 0) wrong.push(`${count} ${what}`);
  }
  if (isSqlite) {
    const said = (await place.query('pragma integrity_check')).map((row) => String(row['integrity_check']));
    if (said.join() !== 'ok') wrong.push(...said);
    const orphans = (await place.query('pragma foreign_key_check')).length;
    if (orphans > 0) wrong.push(`${orphans} rows that belong to nothing`);
  }
  const files = new Set(acknowledged.filter(({ kind }) => kind === 'file').map(({ mark }) => mark));
  for (const { name, hash, original } of await place.query('select name, hash, original_name as original from media')) {
    if (!files.has(String(original).replace(/\.v\d+\.png$/, ''))) continue;
    const bytes = await readFile(join(place.dataDir, 'uploads', String(name))).catch(() => null);
    const is = bytes === null ? null : createHash('sha256').update(bytes).digest('hex');
    if (is !== hash) wrong.push(`${String(name)} ${is === null ? 'is not there' : 'has other bytes'}`);
  }
  return wrong;
}
