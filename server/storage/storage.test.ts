import { randomBytes } from 'node:crypto';
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quiet } from '../../tests/support/open-test-store.ts';
import { startBucket } from '../../tests/support/start-bucket.ts';
import type { StartedBucket } from '../../tests/support/started-bucket.ts';
import { type BucketSettings, createBucketClient } from './bucket-client.ts';
import { createBucketStorage } from './bucket-storage.ts';
import type { FileStorage } from './file-storage.ts';
import { createLocalStorage } from './local-storage.ts';
import { createTwoPlaces } from './two-places.ts';

/** The minimum part size of an S3 server. */
const partBytes = 5 * 1024 * 1024;

type Open = (local: FileStorage, settings: BucketSettings) => FileStorage;

const inBucket: Open = (local, settings) =>
  createBucketStorage({ client: createBucketClient(settings, quiet), local, partBytes });
const places: readonly [string, Open][] = [
  ['a folder', (local) => local],
  ['a bucket', inBucket],
  ['a bucket beside a folder', (local, settings) => createTwoPlaces(local, inBucket(local, settings))],
];

describe.each(places)('files in %s', (_, open) => {
  let bucket: StartedBucket;
  let folder: string;
  let storage: FileStorage;
  beforeAll(async () => {
    bucket = await startBucket();
    folder = await mkdtemp(join(tmpdir(), 'storage-'));
    storage = open(createLocalStorage(folder), bucket.settings);
  });
  afterAll(async () => {
    await bucket.close();
    await rm(folder, { recursive: true, force: true });
  });
  const place = async (content: string | Buffer, name: string, of: 'uploads' | 'images' | 'backups' = 'uploads') => {
    const path = storage.temporaryPath();
    await writeFile(path, content);
    await storage.place(path, of, name);
    return path;
  };
  const read = async (name: string, range?: { start: number; end: number }) => {
    const file = await storage.open('uploads', name);
    return file === null ? null : buffer(file.read(range));
  };
  const names = async (of: 'uploads' | 'images' | 'backups') => {
    const found: string[] = [];
    for await (const { name } of storage.list(of)) found.push(name);
    return found.toSorted();
  };

  it('are moved into place, and listed with size and time', async () => {
    const path = await place('a wall of light', 'wall-1.txt');
    await expect(access(path)).rejects.toMatchObject({ code: 'ENOENT' });
    const file = await storage.open('uploads', 'wall-1.txt');
    expect(file?.bytes).toBe(15);
    expect(Math.abs((file?.modifiedAt.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
    await file?.close();
    expect((await read('wall-1.txt'))?.toString()).toBe('a wall of light');
  });

  it('are read in part', async () => {
    await place('a wall of light', 'wall-2.txt');
    expect((await read('wall-2.txt', { start: 2, end: 5 }))?.toString()).toBe('wall');
    expect((await read('wall-2.txt', { start: 14, end: 14 }))?.toString()).toBe('t');
  });

  it('that are not there are nothing', async () => {
    expect(await storage.open('uploads', 'nothing-1.txt')).toBeNull();
    expect(await storage.open('backups', 'nothing-1.txt')).toBeNull();
  });

  it('that are placed again are replaced', async () => {
    await place('before', 'wall-3.txt');
    await place('after', 'wall-3.txt');
    expect((await read('wall-3.txt'))?.toString()).toBe('after');
  });

  it('that are large go in parts, and are the same', async () => {
    const content = randomBytes(2 * partBytes + 12_345);
    await place(content, 'film-1.mp4');
    expect((await read('film-1.mp4'))?.equals(content)).toBe(true);
    const part = await read('film-1.mp4', { start: partBytes - 5, end: partBytes + 4 });
    expect(part?.equals(content.subarray(partBytes - 5, partBytes + 5))).toBe(true);
    await storage.remove('uploads', ['film-1.mp4']);
  });

  it('are listed by folder with their sizes, also empty ones', async () => {
    expect(await names('images')).toEqual([]);
    for (const name of ['b-1.webp', 'a-1.avif']) await place('x', name, 'images');
    await place('', 'empty.json', 'backups');
    expect(await names('images')).toEqual(['a-1.avif', 'b-1.webp']);
    expect(await names('backups')).toEqual(['empty.json']);
    for await (const { bytes } of storage.list('images')) expect(bytes).toBe(1);
    const empty = await storage.open('backups', 'empty.json');
    expect(empty === null ? null : await buffer(empty.read())).toHaveLength(0);
  });

  it('are removed, one or many, and those that are gone already do no harm', async () => {
    for (const name of ['c-1.webp', 'd-1.webp', 'e-1.webp']) await place('x', name, 'images');
    await storage.remove('images', ['c-1.webp']);
    await storage.remove('images', ['c-1.webp']);
    await storage.remove('images', ['c-1.webp', 'd-1.webp', 'never.webp']);
    await storage.remove('images', []);
    expect(await names('images')).toEqual(['a-1.avif', 'b-1.webp', 'e-1.webp']);
    expect(await storage.open('images', 'd-1.webp')).toBeNull();
  });

  it('are read by many at once', async () => {
    const content = randomBytes(300_000);
    await place(content, 'many-1.bin');
    const read = async () => {
      const file = await storage.open('uploads', 'many-1.bin');
      return file === null ? null : buffer(file.read());
    };
    const all = await Promise.all(Array.from({ length: 30 }, read));
    expect(all.every((each) => each?.equals(content))).toBe(true);
  });

  it('are released when a reader stops early', async () => {
    await place(randomBytes(3_000_000), 'left-1.bin');
    for (let time = 0; time < 100; time += 1) {
      const stream = (await storage.open('uploads', 'left-1.bin'))?.read();
      for await (const _ of stream ?? []) break;
      expect(stream?.destroyed).toBe(true);
    }
    expect(await read('left-1.bin', { start: 0, end: 9 })).toHaveLength(10);
  });
});
