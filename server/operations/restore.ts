import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { callMessage } from '../../language/call-words.ts';
import { readConfig } from '../config.ts';
import { connectDatabase } from '../database/connect.ts';
import { BackupError } from './backup/backup-error.ts';
import { backupName } from './backup/backup-name.ts';
import { commandLog } from './backup/command-log.ts';
import { restoreFromFile } from './backup/restore-from-file.ts';

/**
 * `npm run restore -- <file> [--replace]`: puts a backup into an empty place; with `--replace` in the place of the
 * site that is there, of which a backup is made first.
 */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean' } } });
const [path] = positionals;
const { dataDir, databaseUrl, secretKey } = readConfig(process.env);

if (path === undefined) {
  process.stderr.write('Name the backup: npm run restore -- <file>\n');
  process.exitCode = 1;
} else {
  try {
    const saved = values.replace === true ? join(dataDir, 'backups', backupName('before-restore', new Date())) : null;
    const connect = () =>
      connectDatabase({ dataDir, log: commandLog, ...(databaseUrl !== undefined && { databaseUrl }) });
    const { manifest, savedAt, erasedAgain } = await restoreFromFile(path, {
      dataDir,
      connect,
      log: commandLog,
      saveTo: saved,
      ...(secretKey !== undefined && { signingKey: () => secretKey }),
    });
    if (savedAt !== null) process.stdout.write(`What was there before: ${savedAt}\n`);
    process.stdout.write(`Restored: ${manifest.tables['entry'] ?? 0} records, as of ${manifest.made_at}\n`);
    const { enquiries, subscriptions, messages } = erasedAgain;
    const sum = enquiries + subscriptions + messages;
    if (sum > 0) process.stdout.write(`Erased again, as was asked for since then: ${sum} messages and subscriptions\n`);
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    process.stderr.write(`${callMessage(error.problem, 'en', error.values)}\n(${error.message})\n`);
    if (error.problem === 'backupSiteNotEmpty') process.stderr.write('Add --replace to put the backup in its place.\n');
    process.exitCode = 1;
  }
}
