import { mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { privateFolder } from '../keep-private.ts';
import { connectDatabase } from '../database/connect.ts';
import { backupName } from './backup/backup-name.ts';
import { commandLog } from './backup/command-log.ts';
import { makeBackup } from './backup/make-backup.ts';

/** `npm run backup [-- <file>]`: the whole site as one file, by default in `backups` below the data; the server may run. */
const { positionals } = parseArgs({ allowPositionals: true });
const { dataDir, databaseUrl } = readConfig(process.env);
const path = resolve(positionals[0] ?? join(dataDir, 'backups', backupName('backup', new Date())));

const database = await connectDatabase({ dataDir, log: commandLog, ...(databaseUrl !== undefined && { databaseUrl }) });
try {
  await mkdir(dirname(path), { recursive: true, mode: privateFolder });
  const { tables, contents, missing } = await makeBackup({ database, dataDir }, path);
  const files = Object.keys(contents).length - Object.keys(tables).length;
  process.stdout.write(`${path}\n${tables['entry'] ?? 0} records, ${files} files\n`);
  if (missing.length > 0) process.stdout.write(`These files were not there: ${missing.join(', ')}\n`);
  process.stdout.write('It holds passwords in hashed form, keys and what visitors wrote: keep it safe.\n');
} finally {
  await database.close();
}
