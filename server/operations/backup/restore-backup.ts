import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Change } from '../../records/changes/change.ts';
import type { Database } from '../../database/connect.ts';
import { deleteInParts } from '../../database/delete-in-parts.ts';
import type { Tables } from '../../database/tables.ts';
import { eraseAgain, type ErasedCounts, tablesOfVisitors } from '../../enquiries/people/erase-data-subject.ts';
import { erasedRows, readErased } from '../../enquiries/people/erased-list.ts';
import { runChange } from '../../records/repository/run-change.ts';
import { privateFolder } from '../../make-private.ts';
import type { Logger } from '../../logger.ts';
import { rebuildRows } from '../../records/index/rebuild-index.ts';
import { rebuildDocuments } from '../../search/rebuild-search.ts';
import type { FileStorage } from '../../storage/file-storage.ts';
import { BackupError } from './backup-error.ts';
import { dumpSite, type SiteDump } from './dump-site.ts';
import { readRows } from './dump-table.ts';
import { readErasedFile, writeErasedFile } from './erased-file.ts';
import { emptiedTables, backupTables } from './backup-tables.ts';
import { lockTables } from './lock-tables.ts';
import { type BackupOptions, packBackup, type UploadSource } from './make-backup.ts';
import type { Manifest } from './manifest.ts';
import type { OpenedBackup } from './open-backup.ts';
import { postponeReferences } from './postpone-references.ts';
import { placeFiles } from './restore-files.ts';
import { readNumbers, writeNumbers } from './row-numbers.ts';
import { writeRows } from '../../database/write-rows.ts';

/** The backup of the site that is being replaced. */
export interface SafetyBackup {
  /** Stores the file that `write` creates at its path. A second call replaces the first backup. */
  store(write: (path: string) => Promise<Manifest>): Promise<unknown>;
  /** Deletes it, because nothing was replaced. */
  discard(): Promise<unknown>;
}

export interface RestoreTarget {
  readonly database: Database;
  readonly storage: FileStorage;
  readonly log: Logger;
  /** The key for the list of erased data subjects, if it is not stored in the database. */
  readonly signingKey: (() => string) | undefined;
  /** `null`: restores only into an empty site. */
  readonly safetyBackup: SafetyBackup | null;
}

export interface RestoredSite {
  /** The erased data that the backup contained and that was erased again. */
  readonly erasedAgain: ErasedCounts;
  /**
   * What the safety backup contains of the previous site. `rows`: its files could not be packed, and stay in the
   * storage so that restoring that backup finds them. Null if the site was empty.
   */
  readonly saved: 'whole' | 'rows' | null;
}

const uploadsOf = async (connection: Kysely<Tables>): Promise<string[]> =>
  (await connection.selectFrom('media').select('name').execute()).map(({ name }) => name);

/** Whether the site has no data. */
export async function isEmpty(connection: Kysely<Tables>, dialect: Database['dialect']): Promise<boolean> {
  for (const { name } of await backupTables(connection, dialect)) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(connection);
    if (rows.length > 0) return false;
  }
  return true;
}

/** Packing files takes minutes, so it does not happen under the lock. */
const withoutUploads: UploadSource = { open: async () => null };

/** Backs up the rows that are about to be replaced, while other writes are blocked. `null` if there are none. */
async function saveRows(
  tx: Transaction<Tables>,
  { database: { dialect }, safetyBackup }: RestoreTarget,
  folder: string,
): Promise<SiteDump | null> {
  if (await isEmpty(tx, dialect)) return null;
  if (safetyBackup === null) throw new BackupError('backupSiteNotEmpty', 'the database holds rows');
  await mkdir(folder, { mode: privateFolder });
  const dump = await dumpSite(tx, dialect, { folder, at: new Date() });
  await safetyBackup.store((path) => packBackup(dump, withoutUploads, path));
  return dump;
}

/** Replaces all rows with those of the backup. All sessions end. */
async function replaceRows(tx: Transaction<Tables>, { database }: RestoreTarget, backup: OpenedBackup): Promise<void> {
  const { dialect, versions } = database;
  const tables = await backupTables(tx, dialect);
  const names = tables.map(({ name }) => name);
  await postponeReferences(tx, dialect, async () => {
    for (const name of [...emptiedTables, ...names]) await deleteInParts(tx, dialect, name);
    for (const name of names) {
      for await (const rows of readRows(backup.rows, name)) await writeRows(tx, name, rows);
    }
    // Invitations that were used or withdrawn since the backup must not become valid again. Pending ones must be sent
    // again.
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

/** Hooks of a restore, and the options of packing the previous site's files, which alone can be stopped. */
export interface RestoreSteps {
  /** Called before the rows are replaced; after that nothing can be stopped. @throws to stop */
  readonly beforeWriting?: () => Promise<void>;
  readonly beforeSaving?: () => void;
  readonly saving?: BackupOptions;
}

/**
 * Replaces the whole site with a checked backup, or changes nothing if anything fails. First adds the files to the
 * existing ones. Then, in one transaction that blocks other writes, the existing rows become the safety backup and the
 * rows of the backup replace them. So a write acknowledged before is in the safety backup, and one acknowledged later
 * is in the restored site. Last, adds the files to the safety backup and deletes them from the storage. Data subjects
 * erased since the backup are erased again.
 * @throws BackupError; nothing was changed
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
      const backedUp = await backupTables(tx, dialect);
      await lockTables(tx, [...backedUp.map(({ name }) => name), ...emptiedTables]);
    }
    const before = await saveRows(tx, target, join(backup.folder, 'before'));
    const erased = await readErased(tx, signingKey?.());
    await secureDeletion.note(tx);
    await replaceRows(tx, target, backup);
    const erasedAgain = await eraseAgain(change, { ...erased, rows: [...erased.rows, ...writtenDown] });
    return { before, erasedAgain };
  }

  /** Completes the safety backup and deletes the files that only the previous site had. */
  async function saveUploads(before: SiteDump | null): Promise<RestoredSite['saved']> {
    if (before === null) return null;
    try {
      await safetyBackup?.store((path) => packBackup(before, placed.before, path, saving));
    } catch (error) {
      log.error({ err: error }, 'Files from before the restore could not be packed and stay in the storage');
      return 'rows';
    }
    const present = new Set(await uploadsOf(database.read));
    const outdated = before.uploads.filter((name) => !present.has(name));
    await storage.remove('uploads', outdated).catch((error: unknown) => {
      log.warn({ err: error, files: outdated }, 'Files from before the restore could not be removed');
    });
    return 'whole';
  }

  let replaced: Awaited<ReturnType<typeof replace>>;
  try {
    await beforeWriting?.();
    replaced = await runChange(database, { name: 'restore' }, replace, { isLong: true });
  } catch (error) {
    await placed.rollBack();
    await safetyBackup?.discard().catch((cause: unknown) => {
      log.warn({ err: cause }, 'The safety backup of a failed restore could not be removed');
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
