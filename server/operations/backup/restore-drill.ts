import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { connectDatabase, type Database } from '../../database/connect.ts';
import type { Tables } from '../../database/tables.ts';
import type { FileStorage } from '../../storage/file-storage.ts';
import { storedHash } from '../../storage/hash-file.ts';
import { createLocalStorage } from '../../storage/local-storage.ts';
import { readRows } from './dump-table.ts';
import { BackupError } from './backup-error.ts';
import type { BackupStore } from './backup-store.ts';
import { backupTables, withoutLease } from './backup-tables.ts';
import { type OpenedBackup, openBackup } from './open-backup.ts';
import { restoreBackup } from './restore-backup.ts';

/** What was restored and compared successfully. */
export interface Drill {
  readonly name: string;
  readonly rows: number;
  readonly files: number;
}

/** Tables that a restore changes on purpose: pending invitations end, and erasures are recorded. */
const changedByRestoring: ReadonlySet<string> = new Set(['invitation', 'erased']);

const quiet = { info() {}, warn() {}, error() {} };
const differs = (detail: string) => new BackupError('backupDamaged', detail);

/** The number of rows in a table, and a checksum that does not depend on their order. */
async function sumOf(connection: Kysely<Tables>, table: string) {
  let count = 0;
  let sum = 0n;
  for await (const rows of readRows(connection, table)) {
    count += rows.length;
    for (const row of rows) {
      const cells = Object.entries(withoutLease(row)).toSorted(([one], [other]) => (one < other ? -1 : 1));
      sum += createHash('sha256').update(JSON.stringify(cells)).digest().readBigUInt64BE();
    }
  }
  return { count, checksum: BigInt.asUintN(64, sum) };
}

/** @returns the number of rows @throws BackupError with the first table that differs */
async function compareRows(backup: OpenedBackup, restored: Database): Promise<number> {
  let rows = 0;
  for (const { name } of await backupTables(backup.rows, 'sqlite')) {
    const [one, other] = [await sumOf(backup.rows, name), await sumOf(restored.read, name)];
    const mayDiffer = changedByRestoring.has(name);
    if (!mayDiffer && one.count !== other.count)
      throw differs(`${name} has ${other.count} rows instead of ${one.count}`);
    if (!mayDiffer && one.checksum !== other.checksum) throw differs(`the rows of ${name} are others`);
    rows += other.count;
  }
  return rows;
}

/** @returns the number of files @throws BackupError with the first file that differs from its row */
async function compareFiles(
  { manifest: { missing } }: OpenedBackup,
  restored: Database,
  storage: FileStorage,
): Promise<number> {
  const gone = new Set(missing);
  const files = await restored.read.selectFrom('media').select(['name', 'hash']).execute();
  for (const { name, hash } of files) {
    if (!gone.has(name) && (await storedHash(storage, 'uploads', name)) !== hash)
      throw differs(`the file ${name} is not what its row says`);
  }
  return files.length - gone.size;
}

/**
 * Restores the newest backup into a temporary site as in an emergency, compares the result with the backup, and deletes
 * it. `null` without a backup.
 * @throws BackupError if it cannot be restored, or the result differs
 */
export async function drillRestore(
  { store, dataDir }: { readonly store: BackupStore; readonly dataDir: string },
  signal: AbortSignal,
): Promise<Drill | null> {
  const name = await store.newest();
  const file = name === null ? null : await store.openPlain(name);
  if (name === null || file === null) return null;
  const scratch = await mkdtemp(join(dataDir, '.restoring-'));
  try {
    const backup = await openBackup(file, scratch, { signal });
    try {
      const database = await connectDatabase({ dataDir: scratch, log: quiet });
      try {
        const storage = createLocalStorage(scratch);
        const target = { database, storage, log: quiet, signingKey: undefined, safetyBackup: null };
        await restoreBackup(target, backup);
        signal.throwIfAborted();
        const rows = await compareRows(backup, database);
        return { name, rows, files: await compareFiles(backup, database, storage) };
      } finally {
        await database.close();
      }
    } finally {
      await backup.close();
    }
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
