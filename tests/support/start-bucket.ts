import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { BucketSettings } from '../../server/storage/bucket-client.ts';
import { freePort } from './free-port.ts';

export interface StartedBucket {
  readonly settings: BucketSettings;
  /** The variables that name it. */
  readonly environment: Readonly<Record<string, string>>;
  /** Where the server keeps what it got, to look at it and to damage it. */
  readonly folder: string;
  /** The names of the files of a folder of the bucket. */
  files(folder: string): Promise<readonly string[]>;
  /** Ends the server; its files stay. */
  stop(): Promise<void>;
  /** Starts it again at the same address. */
  start(): Promise<void>;
  /** Ends the server and removes its files. */
  close(): Promise<void>;
}

const name = 'screens';
/** The server keeps an object as several files; its content ends like this. */
const contentEnding = '._S3rver_object';

/** A server that speaks S3, with an empty bucket. */
export async function startBucket(): Promise<StartedBucket> {
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
  return {
    settings,
    environment: {
      S3_ENDPOINT: settings.endpoint,
      S3_BUCKET: settings.bucket,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    },
    folder: join(directory, name),
    async files(folder) {
      const found = await readdir(join(directory, name, folder)).catch(() => []);
      return found
        .filter((file) => file.endsWith(contentEnding))
        .map((file) => file.slice(0, -contentEnding.length))
        .toSorted();
    },
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
