import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../config.ts';
import { connectDatabase } from '../database/connect.ts';
import type { StorageFolder } from '../storage/file-storage.ts';
import { createLocalStorage } from '../storage/local-storage.ts';
import { moveFiles } from '../storage/move-files.ts';
import { openBucket } from '../storage/open-storage.ts';
import { commandLog } from './backup/command-log.ts';

/** Number of files between two progress messages. */
const tellEvery = 100;

async function move(): Promise<void> {
  const { values } = parseArgs({ options: { to: { type: 'string', default: 'bucket' } } });
  if (values.to !== 'bucket' && values.to !== 'folder') throw new Error('Say where to: --to bucket or --to folder');
  const { dataDir, databaseUrl, bucket: settings } = readConfig(process.env);
  if (settings === null) throw new ConfigError('No bucket is named: set S3_ENDPOINT, S3_BUCKET and the keys');

  const connection = databaseUrl === undefined ? {} : { databaseUrl };
  const database = await connectDatabase({ dataDir, log: commandLog, ...connection });
  try {
    const folder = createLocalStorage(dataDir);
    const bucket = await openBucket(settings, folder, commandLog);
    const expected = async (of: StorageFolder, name: string): Promise<string | null> => {
      if (of !== 'uploads') return null;
      const row = await database.read.selectFrom('media').select('hash').where('name', '=', name).executeTakeFirst();
      return row?.hash ?? null;
    };
    let sum = 0;
    const onMoved = (): void => {
      sum += 1;
      if (sum % tellEvery === 0) process.stdout.write(`${sum} files …\n`);
    };
    const places = values.to === 'bucket' ? { from: folder, to: bucket } : { from: bucket, to: folder };
    for (const { folder: of, moved, bytes, damaged, left, there } of await moveFiles({
      ...places,
      expected,
      onMoved,
    })) {
      process.stdout.write(`${of}: ${moved} moved (${bytes} bytes), each compared; ${there} there now, ${left} left\n`);
      for (const name of damaged) process.stderr.write(`${of}/${name} is damaged; it stays where it was\n`);
      if (damaged.length > 0) process.exitCode = 1;
    }
  } finally {
    await database.close();
  }
}

/**
 * `npm run move-files [-- --to folder]`: moves all files into the bucket, or back. The server may be running, and the
 * command can be repeated after an interruption.
 */
try {
  await move();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.stderr.write('What was moved stays where it is; the command goes on where it stopped.\n');
  process.exitCode = 1;
}
