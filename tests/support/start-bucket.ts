import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { BucketSettings } from '../../server/storage/bucket-client.ts';
import { freePort } from './free-port.ts';
import { BucketServer, openRealBucket } from './open-real-bucket.ts';
import { type StartedBucket, toEnvironment } from './started-bucket.ts';

/** The emulator from npm, which exposes its folder. */
export interface StartedEmulator extends StartedBucket {
  /** The folder of its objects. */
  readonly folder: string;
}

/**
 * Starts an empty bucket: of the emulator, or of the real server in the variable `BUCKET_SERVER`, which `npm run endure
 * -- bucket` sets.
 */
export async function startBucket(): Promise<StartedBucket> {
  const server = process.env['BUCKET_SERVER'];
  if (server === undefined) return startEmulator();
  return openRealBucket(BucketServer.parse(JSON.parse(server)));
}

const name = 'screens';
/** The emulator stores an object as several files; the file with the content has this ending. */
const contentEnding = '._S3rver_object';

export async function startEmulator(): Promise<StartedEmulator> {
  const directory = await mkdtemp(join(tmpdir(), 'bucket-'));
  const port = await freePort();
  const launch = async (): Promise<S3rver> => {
    const server = new S3rver({
      address: '127.0.0.1',
      port,
      silent: true,
      directory,
      configureBuckets: [{ name }],
    });
    await server.run();
    return server;
  };
  let server: S3rver | undefined = await launch();
  const stop = async () => {
    await server?.close();
    server = undefined;
  };
  const settings: BucketSettings = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: name,
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  };
  const pathOf = (folder: string, file: string) => join(directory, name, folder, `${file}${contentEnding}`);
  return {
    settings,
    environment: toEnvironment(settings),
    folder: join(directory, name),
    async files(folder) {
      const found = await readdir(join(directory, name, folder)).catch(() => []);
      return found
        .filter((file) => file.endsWith(contentEnding))
        .map((file) => file.slice(0, -contentEnding.length))
        .toSorted();
    },
    read: (folder, file) => readFile(pathOf(folder, file)),
    overwrite: (folder, file, content) => writeFile(pathOf(folder, file), content),
    stop,
    async start() {
      server = await launch();
    },
    async close() {
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
