import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type Server } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../tests/support/free-port.ts';
import { quiet } from '../../tests/support/open-test-store.ts';
import { type StartedEmulator, startEmulator } from '../../tests/support/start-bucket.ts';
import { ConfigError } from '../config.ts';
import { type BucketSettings, createBucketClient } from './bucket-client.ts';
import { createBucketStorage } from './bucket-storage.ts';
import { createLocalStorage } from './local-storage.ts';
import { openStorage } from './open-storage.ts';
import { StorageAwayError } from './storage-away-error.ts';

let bucket: StartedEmulator;
let dataDir: string;
beforeAll(async () => {
  bucket = await startEmulator();
  dataDir = await mkdtemp(join(tmpdir(), 'storage-'));
});
afterAll(async () => {
  await bucket.close();
  await rm(dataDir, { recursive: true, force: true });
});

const openAt = (settings: BucketSettings, log = quiet) =>
  createBucketStorage({ client: createBucketClient(settings, log), local: createLocalStorage(dataDir) });

async function place(storage: ReturnType<typeof openAt>, name: string, content = 'a wall of light') {
  const path = storage.temporaryPath();
  await writeFile(path, content);
  await storage.place(path, 'uploads', name);
}

async function problemOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => 'none',
    (error: unknown) => error,
  );
}

it('a file that is not what was stored is never given whole', async () => {
  const storage = openAt(bucket.settings);
  await place(storage, 'a-1.txt');
  await bucket.overwrite('uploads', 'a-1.txt', 'a wall of light!');
  const read = async () => (await storage.open('uploads', 'a-1.txt'))?.read() ?? Readable.from([]);
  await expect(buffer(await read())).rejects.toThrow('not what was stored');
  await bucket.overwrite('uploads', 'a-1.txt', 'a wall of night');
  let pieces = 0;
  const readAll = async () => {
    for await (const _ of await read()) pieces += 1;
  };
  await expect(readAll()).rejects.toThrow('not what was stored');
  expect(pieces).toBe(0);
});

it('an unreachable bucket is reported at once and logged once, and recovers by itself', async () => {
  const reported: string[] = [];
  const log = {
    ...quiet,
    info: (_: object, words: string) => void reported.push(words),
    error: (_: object, words: string) => void reported.push(words),
  };
  const storage = openAt(bucket.settings, log);
  await place(storage, 'b-1.txt');
  await bucket.stop();
  const began = performance.now();
  for (let time = 0; time < 20; time += 1)
    expect(await problemOf(storage.open('uploads', 'b-1.txt'))).toBeInstanceOf(StorageAwayError);
  expect(await problemOf(place(storage, 'b-2.txt'))).toBeInstanceOf(StorageAwayError);
  expect(performance.now() - began).toBeLessThan(4000);
  await bucket.start();
  await expect.poll(async () => problemOf(storage.open('uploads', 'b-1.txt'))).toBe('none');
  expect(await storage.open('uploads', 'b-2.txt')).toBeNull();
  expect(reported).toEqual(['The bucket cannot be used', 'The bucket can be used again']);
});

it('a bucket that says nothing is given up after a while', async () => {
  const port = await freePort();
  const silent: Server = createServer(() => undefined).listen(port, '127.0.0.1');
  const storage = openAt({ ...bucket.settings, endpoint: `http://127.0.0.1:${port}` });
  const began = performance.now();
  expect(await problemOf(storage.open('uploads', 'a-1.txt'))).toBeInstanceOf(StorageAwayError);
  expect(performance.now() - began).toBeLessThan(15_000);
  silent.close();
});

it('a bucket that was removed is not taken for one without files', async () => {
  const storage = openAt(bucket.settings);
  await rename(bucket.folder, `${bucket.folder}-away`);
  expect(await problemOf(storage.open('uploads', 'c-1.txt'))).toBeInstanceOf(StorageAwayError);
  await rename(`${bucket.folder}-away`, bucket.folder);
  expect(await storage.open('uploads', 'c-1.txt')).toBeNull();
});

it.each([
  ['a bucket that is not there', { bucket: 'nowhere' }, 'S3_BUCKET names a bucket that is not there'],
  ['an unknown key', { accessKeyId: 'nobody' }, 'S3_ACCESS_KEY_ID is not known'],
  ['a wrong secret', { secretAccessKey: 'guess' }, 'S3_SECRET_ACCESS_KEY does not fit S3_ACCESS_KEY_ID'],
])('%s stops the start with a sentence', async (_, wrong, sentence) => {
  const problem = await problemOf(openStorage({ dataDir, bucket: { ...bucket.settings, ...wrong } }, quiet));
  expect(problem).toBeInstanceOf(ConfigError);
  expect(String(problem)).toContain(sentence);
});

it('a server that does not answer does not stop the start', async () => {
  const endpoint = `http://127.0.0.1:${await freePort()}`;
  const storage = await openStorage({ dataDir, bucket: { ...bucket.settings, endpoint } }, quiet);
  expect(await problemOf(storage.open('uploads', 'd-1.txt'))).toBeInstanceOf(StorageAwayError);
});
