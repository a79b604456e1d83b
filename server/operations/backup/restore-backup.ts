import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Change } from '../../records/changes/change.ts';
import type { Database } from '../../database/connect.ts';
import { deleteInParts } from '../../database/delete-in-parts.ts';
import type { Tables } from '../../database/tables.ts';
import { eraseAgain, type ErasedCounts, tablesOfVisitors } from '../../enquiries/people/erase-person.ts';
import { erasedRows, readErased } from '../../enquiries/people/erased-list.ts';
import { runChange } from '../../records/repository/run-change.ts';
import { privateFolder } from '../../keep-private.ts';
import type { Logger } from '../../logger.ts';
import { rebuildRows } from '../../records/index/rebuild-index.ts';
import { rebuildDocuments } from '../../search/rebuild-search.ts';
import type { FileStorage } from '../../storage/file-storage.ts';
import { BackupError } from './backup-error.ts';
import { dumpSite, type SiteDump } from './dump-site.ts';
import { readRows } from './dump-table.ts';
import { readErasedFile, writeErasedFile } from './erased-file.ts';
import { emptiedTables, keptTables } from './kept-tables.ts';
import { lockTables } from './lock-tables.ts';
import { type BackupOptions, packBackup, type UploadSource } from './make-backup.ts';
import type { Manifest } from './manifest.ts';
import type { OpenedBackup } from './open-backup.ts';
import { postponeReferences } from './postpone-references.ts';
import { placeFiles } from './restore-files.ts';
import { readNumbers, writeNumbers } from './row-numbers.ts';
import { writeRows } from '../../database/write-rows.ts';

/** The backup of the site that is replaced. */
export interface SafetyBackup {
  /** Keeps what `write` leaves at the path that it is given; called again, in the place of what was kept first. */
  keep(write: (path: string) => Promise<Manifest>): Promise<unknown>;
  /** Removes it, because nothing was replaced after all. */
  discard(): Promise<unknown>;
}

export interface RestoreTarget {
  readonly database: Database;
  readonly storage: FileStorage;
  readonly log: Logger;
  /** The key under which it is noted who was erased, where it is not kept with the data. */
  readonly signingKey: (() => string) | undefined;
  /** With `null` only an empty place is filled. */
  readonly safetyBackup: SafetyBackup | null;
}

export interface RestoredSite {
  /** What the backup held of people who were erased since it was made. */
  readonly erasedAgain: ErasedCounts;
  /**
   * What of the site before is in its safety backup: `rows` where its files could not be packed, which then stay where
   * they are, so that restoring that backup finds them; nothing where the place was empty.
   */
  readonly saved: 'whole' | 'rows' | null;
}

const uploadsOf = async (connection: Kysely<Tables>): Promise<string[]> =>
  (await connection.selectFrom('media').select('name').execute()).map(({ name }) => name);

/** Whether nothing of a site is there. */
export async function isEmpty(connection: Kysely<Tables>, dialect: Database['dialect']): Promise<boolean> {
  for (const { name } of await keptTables(connection, dialect)) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(connection);
    if (rows.length > 0) return false;
  }
  return true;
}

/** Packing files takes minutes, in which others would wait for the lock. */
const withoutUploads: UploadSource = { open: async () => null };

/** Keeps the rows that are about to be replaced; nobody writes meanwhile. `null` where there are none. */
async function saveRows(
  tx: Transaction<Tables>,
  { database: { dialect }, safetyBackup }: RestoreTarget,
  folder: string,
): Promise<SiteDump | null> {
  if (await isEmpty(tx, dialect)) return null;
  if (safetyBackup === null) throw new BackupError('backupSiteNotEmpty', 'the database holds rows');
  await mkdir(folder, { mode: privateFolder });
  const dump = await dumpSite(tx, dialect, { folder, at: new Date() });
  await safetyBackup.keep((path) => packBackup(dump, withoutUploads, path));
  return dump;
}

/** Puts the rows of the backup in the place of all there are; whoever was logged in is no more. */
async function replaceRows(tx: Transaction<Tables>, { database }: RestoreTarget, backup: OpenedBackup): Promise<void> {
  const { dialect, versions } = database;
  const tables = await keptTables(tx, dialect);
  const names = tables.map(({ name }) => name);
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

/** What a restore reports, and what stops packing the files of the site before; the rest cannot be stopped. */
export interface RestoreSteps {
  /** Called before the rows are replaced, from where on nothing can be stopped. @throws to stop */
  readonly beforeWriting?: () => Promise<void>;
  readonly beforeSaving?: () => void;
  readonly saving?: BackupOptions;
}

/**
 * Puts a checked backup in the place of the whole site: all of it or, when anything fails, nothing. Files are put
 * beside the old ones first. Then, in one transaction in which nobody else writes, the rows there are become the
 * safety backup and the rows of the backup take their place: what was acknowledged before is in the one, what is
 * acknowledged behind it in the other. Last the safety backup gets its files, and these go. Whom the backup would
 * bring back is erased again.
 * @throws BackupError; nothing was changed then
 */
export async function restoreBackup(
  target: RestoreTarget,
  backup: OpenedBackup,
  { beforeWriting, beforeSaving, saving = {} }: RestoreSteps = {},
): Promise<RestoredSite> {
  const { database, storage, log, signingKey, safetyBackup } = target;
  const { secureDeletion, dialect } = database;
  const writtenDown = await readErasedFile(storage);
  const placed = await placeFiles(backup.folder, storage);

  async function replace(change: Change) {
    const { tx } = change;
    if (dialect === 'postgres') {
      const kept = await keptTables(tx, dialect);
      await lockTables(tx, [...kept.map(({ name }) => name), ...emptiedTables]);
    }
    const before = await saveRows(tx, target, join(backup.folder, 'before'));
    const erased = await readErased(tx, signingKey?.());
    await secureDeletion.note(tx);
    await replaceRows(tx, target, backup);
    const erasedAgain = await eraseAgain(change, { ...erased, rows: [...erased.rows, ...writtenDown] });
    return { before, erasedAgain };
  }

  /** Completes the safety backup, and removes the files that only the site before had. */
  async function saveUploads(before: SiteDump | null): Promise<RestoredSite['saved']> {
    if (before === null) return null;
    try {
      await safetyBackup?.keep((path) => packBackup(before, placed.before, path, saving));
    } catch (error) {
      log.error({ err: error }, 'The files of the site before the restore could not be packed and stay in the storage');
      return 'rows';
    }
    const present = new Set(await uploadsOf(database.read));
    const outdated = before.uploads.filter((name) => !present.has(name));
    await storage.remove('uploads', outdated).catch((error: unknown) => {
      log.warn({ err: error, files: outdated }, 'Files of the site before the restore were not removed');
    });
    return 'whole';
  }

  let replaced: Awaited<ReturnType<typeof replace>>;
  try {
    await beforeWriting?.();
    replaced = await runChange(database, { name: 'restore' }, replace, { isLong: true });
  } catch (error) {
    await placed.takeBack();
    await safetyBackup?.discard().catch((cause: unknown) => {
      log.warn({ err: cause }, 'The safety backup of a restore that failed was not removed');
    });
    throw error;
  }
  const { before, erasedAgain } = replaced;
  await secureDeletion.finish(tablesOfVisitors);
  await writeErasedFile(storage, await erasedRows(database.read));
  beforeSaving?.();
  const saved = await saveUploads(before);
  log.info({ made: backup.manifest.made_at, saved, erasedAgain }, 'The site was restored from a backup');
  return { erasedAgain, saved };
}
