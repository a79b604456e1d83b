import { type Kysely, sql, type Transaction } from 'kysely';
import type { Change } from '../../changes/change.ts';
import type { Database } from '../../database/connect.ts';
import { deleteInParts } from '../../database/delete-in-parts.ts';
import type { Tables } from '../../database/tables.ts';
import { eraseAgain, type ErasedCounts, tablesOfVisitors } from '../../enquiries/people/erase-person.ts';
import { erasedRows, readErased } from '../../enquiries/people/erased-list.ts';
import { runChange } from '../../entries/run-change.ts';
import type { Logger } from '../../logger.ts';
import { rebuildRows } from '../../record-index/rebuild-index.ts';
import { rebuildDocuments } from '../../search/rebuild-search.ts';
import type { FileStorage } from '../../storage/file-storage.ts';
import { readRows } from './dump-table.ts';
import { readErasedFile, writeErasedFile } from './erased-file.ts';
import { emptiedTables, keptTables } from './kept-tables.ts';
import type { OpenedBackup } from './open-backup.ts';
import { postponeReferences } from './postpone-references.ts';
import { placeFiles } from './restore-files.ts';
import { readNumbers, writeNumbers } from './row-numbers.ts';
import { writeRows } from '../../database/write-rows.ts';

export interface RestoreTarget {
  readonly database: Database;
  readonly storage: FileStorage;
  readonly log: Logger;
  /** The key under which it is noted who was erased, where it is not kept with the data. */
  readonly signingKey: (() => string) | undefined;
}

export interface RestoredSite {
  /** What the backup held of people who were erased since it was made. */
  readonly erasedAgain: ErasedCounts;
}

const uploadsOf = async (connection: Kysely<Tables>): Promise<string[]> =>
  (await connection.selectFrom('media').select('name').execute()).map(({ name }) => name);

/** Puts the rows of the backup in the place of all there are; whoever was logged in is no more. */
async function replaceRows(tx: Transaction<Tables>, { database }: RestoreTarget, backup: OpenedBackup): Promise<void> {
  const { dialect, versions } = database;
  const tables = await keptTables(tx, dialect);
  const names = tables.map(({ name }) => name);
  if (dialect === 'postgres') {
    // Nobody may write meanwhile; reading goes on, and sees what was there before.
    const all = sql.join([...names, ...emptiedTables].map((name) => sql.table(name)));
    await sql`lock table ${all} in exclusive mode`.execute(tx);
  }
  await postponeReferences(tx, dialect, async () => {
    for (const name of [...emptiedTables, ...names]) await deleteInParts(tx, dialect, name);
    for (const name of names) {
      for await (const rows of readRows(backup.rows, name)) await writeRows(tx, name, rows);
    }
    // Links that were used or withdrawn since then must not open again; whoever still waits is invited anew.
    const over = { withdrawn_at: new Date().toISOString() };
    await tx
      .updateTable('invitation')
      .set(over)
      .where('accepted_at', 'is', null)
      .where('withdrawn_at', 'is', null)
      .execute();
    await writeNumbers(tx, dialect, await readNumbers(backup.rows, 'sqlite', tables));
    await rebuildRows(tx);
    await rebuildDocuments(tx, dialect);
    await versions.touch(tx, 'all');
  });
}

/**
 * Puts a checked backup in the place of the whole site: all of it or, when anything fails, nothing. Files are put
 * beside the old ones first and the rows change in one transaction, so that at every moment each row finds its file;
 * the old files go last. Whom the backup would bring back is erased again.
 */
export async function restoreBackup(target: RestoreTarget, backup: OpenedBackup): Promise<RestoredSite> {
  const { database, storage, log, signingKey } = target;
  const { forgetting } = database;
  const writtenDown = await readErasedFile(storage);
  const placed = await placeFiles(backup.folder, storage);
  let before: string[];
  let erasedAgain: ErasedCounts;
  try {
    const replace = async (change: Change): Promise<[string[], ErasedCounts]> => {
      const { tx } = change;
      const names = await uploadsOf(tx);
      const erased = await readErased(tx, signingKey?.());
      await forgetting.note(tx);
      await replaceRows(tx, target, backup);
      return [names, await eraseAgain(change, { ...erased, rows: [...erased.rows, ...writtenDown] })];
    };
    [before, erasedAgain] = await runChange(database, { name: 'restore' }, replace, { isLong: true });
  } catch (error) {
    await placed.takeBack();
    throw error;
  }
  const after = new Set(await uploadsOf(backup.rows));
  const outdated = before.filter((old) => !after.has(old));
  await storage.remove('uploads', outdated).catch((error: unknown) => {
    log.warn({ err: error, files: outdated }, 'Files of the site before the restore were not removed');
  });
  await forgetting.finish(tablesOfVisitors);
  await writeErasedFile(storage, await erasedRows(database.read));
  log.info({ made: backup.manifest.made_at, files: after.size, erasedAgain }, 'The site was restored from a backup');
  return { erasedAgain };
}
