import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { connectDatabase } from '../database/connect.ts';
import { openStorage } from '../storage/open-storage.ts';
import { createBackupSeal } from './backup/backup-seal.ts';
import { commandLog } from './backup/command-log.ts';
import { createBackupStore } from './backup/backup-store.ts';
import { makeBackup } from './backup/make-backup.ts';
import type { Manifest } from './backup/manifest.ts';
import { writeBackup } from './backup/write-backup.ts';

/**
 * `npm run backup [-- <file>]`: writes the whole site into one file, by default among the stored backups. The server
 * may be running.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const { dataDir, databaseUrl, bucket, backupKey } = readConfig(process.env);

const database = await connectDatabase({ dataDir, log: commandLog, ...(databaseUrl !== undefined && { databaseUrl }) });
try {
  const storage = await openStorage({ dataDir, bucket }, commandLog);
  const seal = backupKey === null ? null : await createBackupSeal(backupKey);
  const store = createBackupStore({ storage, dataDir, seal });

  const toFile = async (path: string): Promise<[string, Manifest]> => [
    path,
    await writeBackup({ storage, seal }, path, (plain) => makeBackup({ database, storage }, plain)),
  ];
  const toStore = async (): Promise<[string, Manifest]> => {
    const name = await store.nextName('backup');
    const manifest = await store.add(name, (path) => makeBackup({ database, storage }, path));
    return [bucket === null ? resolve(join(dataDir, 'backups', name)) : `${bucket.bucket}/backups/${name}`, manifest];
  };
  const [file] = positionals;
  const [place, { tables, contents, missing }] = await (file === undefined ? toStore() : toFile(resolve(file)));
  const files = Object.keys(contents).length - Object.keys(tables).length;
  process.stdout.write(`${place}\n${tables['entry'] ?? 0} records, ${files} files\n`);
  if (missing.length > 0) process.stdout.write(`These files were not there: ${missing.join(', ')}\n`);
  process.stdout.write('It holds passwords in hashed form, keys and what visitors wrote: keep it safe.\n');
} finally {
  await database.close();
}
