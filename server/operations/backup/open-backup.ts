import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, type Transaction } from 'kysely';
import { z } from 'zod';
import { migrate } from '../../database/migrate.ts';
import { migrations } from '../../database/migrations/index.ts';
import { NodeSqliteDialect } from '../../database/sqlite-dialect.ts';
import type { Tables } from '../../database/tables.ts';
import { assertNumbers, assertReferences, assertRows } from './assert-rows.ts';
import { privateFolder } from '../../make-private.ts';
import { BackupError } from './backup-error.ts';
import { type AnyRow, type BackupTable, backupTables } from './backup-tables.ts';
import { type Manifest, tableFile, uploadFile } from './manifest.ts';
import { postponeReferences } from './postpone-references.ts';
import { readLines } from './read-lines.ts';
import { writeNumbers } from './row-numbers.ts';
import type { StoredFile } from '../../storage/file-storage.ts';
import { unpackBackup, type UnpackOptions } from './unpack-backup.ts';
import { writeRows } from '../../database/write-rows.ts';

/** A completely checked backup. Its files are unpacked, and its rows are in tables of the current schema. */
export interface OpenedBackup {
  readonly manifest: Manifest;
  /** A separate temporary database. */
  readonly rows: Kysely<Tables>;
  /** The folder that contains `uploads/`. */
  readonly folder: string;
  /** Deletes the unpacked files. */
  close(): Promise<void>;
}

const Row = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
const rowsAtOnce = 500;
const quiet = { info() {}, warn() {}, error() {} };

const damaged = (detail: string, cause?: unknown) => new BackupError('backupDamaged', detail, {}, { cause });

const lineWrong = (table: string, line: number, cause: unknown) =>
  new BackupError('backupLineWrong', `${table}, line ${line}: ${String(cause)}`, { table, line }, { cause });

function readRow(line: string, columns: readonly string[]): AnyRow {
  const row = Row.parse(JSON.parse(line));
  if (Object.keys(row).length !== columns.length || columns.some((column) => !Object.hasOwn(row, column)))
    throw new Error('the columns differ');
  return row;
}

/** Inserts the rows of the lines that end with `last`. If the batch fails, finds the invalid row. */
async function loadRowsUpTo(tx: Transaction<Tables>, table: string, rows: readonly AnyRow[], last: number) {
  try {
    await writeRows(tx, table, rows);
  } catch (error) {
    for (const [index, row] of rows.entries()) {
      try {
        await writeRows(tx, table, [row]);
      } catch (cause) {
        throw lineWrong(table, last - rows.length + index + 1, cause);
      }
    }
    throw error;
  }
}

async function loadTable(tx: Transaction<Tables>, { name, columns }: BackupTable, path: string): Promise<number> {
  let count = 0;
  let rows: AnyRow[] = [];
  for await (const line of readLines(createReadStream(path))) {
    count += 1;
    try {
      rows.push(readRow(line, columns));
    } catch (error) {
      throw lineWrong(name, count, error);
    }
    if (rows.length < rowsAtOnce) continue;
    await loadRowsUpTo(tx, name, rows, count);
    rows = [];
  }
  await loadRowsUpTo(tx, name, rows, count);
  return count;
}

/**
 * Checks that every row of a file has its content, unless it was missing already, and that no content is without a row.
 */
async function assertFiles(rows: Kysely<Tables>, { contents, missing }: Manifest): Promise<void> {
  const named = new Set((await rows.selectFrom('media').select('name').execute()).map(({ name }) => name));
  const gone = new Set(missing);
  const lost = [...named].find((name) => !Object.hasOwn(contents, uploadFile(name)) && !gone.has(name));
  if (lost !== undefined) throw damaged(`the file ${lost} is missing`);
  const uploads = Object.keys(contents).filter((name) => name.startsWith('uploads/'));
  const stray = uploads.find((path) => !named.has(path.slice('uploads/'.length)));
  if (stray !== undefined) throw damaged(`no row names ${stray}`);
}

/** Loads the rows into tables of the backup's schema and migrates these to the current one. */
async function loadRows(rows: Kysely<Tables>, manifest: Manifest, folder: string): Promise<void> {
  await migrate(rows, 'sqlite', quiet, { steps: migrations.slice(0, manifest.migrations.length) });
  const tables = await backupTables(rows, 'sqlite');
  const names = tables.map(({ name }) => name);
  if (
    names.join() !==
    Object.keys(manifest.tables)
      .toSorted((a, b) => a.localeCompare(b))
      .join()
  )
    throw damaged('its tables are others');
  const numbered = tables.filter(({ isNumbered }) => isNumbered).map(({ name }) => name);
  if (Object.keys(manifest.numbers).some((name) => !numbered.includes(name))) throw damaged('its numbers are others');
  await rows.transaction().execute(async (tx) =>
    postponeReferences(tx, 'sqlite', async () => {
      for (const table of tables) {
        const count = await loadTable(tx, table, join(folder, tableFile(table.name)));
        if (count !== manifest.tables[table.name]) throw damaged(`${table.name} has another number of rows`);
      }
      await writeNumbers(tx, 'sqlite', manifest.numbers);
      await assertReferences(tx);
    }),
  );
  await migrate(rows, 'sqlite', quiet);
  const present = await backupTables(rows, 'sqlite');
  await assertRows(rows, present);
  await assertNumbers(rows, present, manifest.numbers);
  await assertFiles(rows, manifest);
}

/**
 * Unpacks a backup below `dataDir` and checks everything in it before anything of the site changes: that it is
 * complete, and that its rows satisfy all constraints of the tables.
 * @throws BackupError
 */
export async function openBackup(
  packed: StoredFile,
  dataDir: string,
  options: Omit<UnpackOptions, 'folder'> = {},
): Promise<OpenedBackup> {
  await mkdir(dataDir, { recursive: true, mode: privateFolder });
  const folder = await mkdtemp(join(dataDir, '.restoring-'));
  const file = new DatabaseSync(join(folder, 'rows.db'), { enableForeignKeyConstraints: true });
  file.exec('pragma synchronous = off; pragma journal_mode = memory');
  const rows = new Kysely<Tables>({ dialect: new NodeSqliteDialect(file) });
  const close = async () => {
    await rows.destroy();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const manifest = await unpackBackup(packed, { ...options, folder });
    try {
      await loadRows(rows, manifest, folder);
    } catch (error) {
      if (error instanceof BackupError) throw error;
      throw damaged('its rows do not fit', error);
    }
    options.signal?.throwIfAborted();
    return { manifest, rows, folder, close };
  } catch (error) {
    await close();
    throw error;
  }
}
