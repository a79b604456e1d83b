import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { refusalMessage } from '../../language/refusal-messages.ts';
import { readConfig } from '../config.ts';
import { connectDatabase } from '../database/connect.ts';
import { BackupError } from './backup/backup-error.ts';
import { backupName, kindOfBackup, sealedEnding } from './backup/backup-name.ts';
import { createBackupSeal, openPlainFile } from './backup/backup-seal.ts';
import { openStorage } from '../storage/open-storage.ts';
import { commandLog } from './backup/command-log.ts';
import { createBackupStore } from './backup/backup-store.ts';
import { restoreFromFile } from './backup/restore-from-file.ts';

/** The reason for a failure as sentences, without a stack trace. */
function sentencesOf(error: unknown): readonly string[] {
  if (!(error instanceof BackupError))
    return [`Nothing was restored: ${error instanceof Error ? error.message : String(error)}`];
  const sentences = [refusalMessage(error.problem, 'en', error.values), `(${error.message.split('\n', 1)[0] ?? ''})`];
  return error.problem === 'backupSiteNotEmpty'
    ? [...sentences, 'Add --replace to put the backup in its place.']
    : sentences;
}

async function restore(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean' } } });
  const [path] = positionals;
  if (path === undefined) throw new Error('Name the backup: npm run restore -- <file>');
  const { dataDir, databaseUrl, secretKey, bucket, backupKey } = readConfig(process.env);
  const connect = () =>
    connectDatabase({ dataDir, log: commandLog, ...(databaseUrl !== undefined && { databaseUrl }) });
  const toStorage = () => openStorage({ dataDir, bucket }, commandLog);
  const seal = backupKey === null ? null : await createBackupSeal(backupKey);
  const saved = `${backupName('before-restore', new Date())}${seal === null ? '' : sealedEnding}`;
  const saveTo = values.replace === true ? join(dataDir, 'backups', saved) : null;
  const storedBackup = async (name: string) =>
    kindOfBackup(name) === null
      ? null
      : createBackupStore({ storage: await toStorage(), dataDir, seal }).openPlain(name);
  const file = (await openPlainFile(path, seal)) ?? (await storedBackup(path));
  if (file === null) throw new Error(`There is neither a file ${path} nor a kept backup of that name`);
  const { manifest, savedAt, erasedAgain } = await restoreFromFile(file, {
    dataDir,
    openStorage: toStorage,
    connect,
    log: commandLog,
    saveTo,
    seal,
    ...(secretKey !== undefined && { signingKey: () => secretKey }),
  });
  if (savedAt !== null) process.stdout.write(`What was there before: ${savedAt}\n`);
  process.stdout.write(`Restored: ${manifest.tables['entry'] ?? 0} records, as of ${manifest.made_at}\n`);
  const { enquiries, subscriptions, messages } = erasedAgain;
  const sum = enquiries + subscriptions + messages;
  if (sum > 0) process.stdout.write(`Erased again, as was asked for since then: ${sum} messages and subscriptions\n`);
}

/**
 * `npm run restore -- <file or name> [--replace]`: restores a backup file, or a stored backup by name, into an empty
 * site. With `--replace` it replaces the current site and first makes a backup of it.
 */
try {
  await restore();
} catch (error) {
  process.stderr.write(`${sentencesOf(error).join('\n')}\n`);
  process.exitCode = 1;
}
