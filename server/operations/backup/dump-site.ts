import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { Tables } from '../../database/tables.ts';
import { privateFile } from '../../make-private.ts';
import { dumpTable } from './dump-table.ts';
import { backupTables } from './backup-tables.ts';
import { type Manifest, tableFile } from './manifest.ts';
import { readNumbers } from './row-numbers.ts';

/** The rows of a site at one point in time, in files of a folder, and the names of its uploads. */
export interface SiteDump {
  readonly at: Date;
  readonly folder: string;
  readonly manifest: Omit<Manifest, 'format' | 'version' | 'made_at' | 'missing'>;
  readonly uploads: readonly string[];
}

/**
 * Writes every table into a file of `folder`. The connection must have a consistent view: a snapshot, or a transaction
 * that blocks other writes.
 */
export async function dumpSite(
  connection: Kysely<Tables>,
  dialect: Database['dialect'],
  { folder, at }: Pick<SiteDump, 'folder' | 'at'>,
): Promise<SiteDump> {
  const tables = await backupTables(connection, dialect);
  const rows: Record<string, number> = {};
  const contents: Record<string, number> = {};
  for (const { name } of tables) {
    const path = join(folder, `${name}.ndjson`);
    let count = 0;
    await pipeline(
      dumpTable(connection, name, (more) => (count += more)),
      createWriteStream(path, { flags: 'wx', mode: privateFile }),
    );
    rows[name] = count;
    contents[tableFile(name)] = (await stat(path)).size;
  }
  const steps = await connection.selectFrom('migration').select('name').orderBy('name').execute();
  const media = await connection.selectFrom('media').select('name').orderBy('id').execute();
  const manifest = {
    tables: rows,
    contents,
    numbers: await readNumbers(connection, dialect, tables),
    migrations: steps.map(({ name }) => name),
  };
  return { at, folder, manifest, uploads: media.map(({ name }) => name) };
}
