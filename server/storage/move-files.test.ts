import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { quiet } from '../../tests/support/open-test-store.ts';
import { startBucket } from '../../tests/support/start-bucket.ts';
import type { StartedBucket } from '../../tests/support/started-bucket.ts';
import { createBucketClient } from './bucket-client.ts';
import { createBucketStorage } from './bucket-storage.ts';
import type { FileStorage } from './file-storage.ts';
import { createLocalStorage } from './local-storage.ts';
import { moveFiles } from './move-files.ts';
import { createTwoPlaces } from './two-places.ts';

let server: StartedBucket;
let dataDir: string;
let folder: FileStorage;
let bucket: FileStorage;
const files = Array.from({ length: 40 }, (_, place) => `file-${place}.txt`);
const expected = async (_: string, name: string) => createHash('sha256').update(`content of ${name}`).digest('hex');
const summary = (moved: Awaited<ReturnType<typeof moveFiles>>) =>
  Object.fromEntries(moved.map(({ folder: of, moved: count, left, there }) => [of, [count, left, there]]));

beforeAll(async () => {
  server = await startBucket();
  dataDir = await mkdtemp(join(tmpdir(), 'move-'));
  folder = createLocalStorage(dataDir);
  bucket = createBucketStorage({ client: createBucketClient(server.settings, quiet), local: folder });
  for (const name of files) {
    for (const of of ['uploads', 'backups'] as const) {
      const path = folder.temporaryPath();
      await writeFile(path, `content of ${name}`);
      await folder.place(path, of, name);
    }
  }
});
afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

it('files that are moved can be read at every moment, and an interrupted move goes on where it stopped', async () => {
  const both = createTwoPlaces(folder, bucket);
  let placed = 0;
  const breaking: FileStorage = {
    ...bucket,
    async place(path, of, name) {
      placed += 1;
      if (placed === 25) throw new Error('The power is gone');
      await bucket.place(path, of, name);
    },
  };
  const moved = new AbortController();
  const reading = (async () => {
    let reads = 0;
    while (!moved.signal.aborted) {
      const name = files[reads % files.length] ?? '';
      const file = await both.open('uploads', name);
      expect(file === null ? null : await text(file.read())).toBe(`content of ${name}`);
      reads += 1;
    }
    return reads;
  })();
  const moving = moveFiles({ from: folder, to: breaking, expected }).finally(() => moved.abort());
  await expect(moving).rejects.toThrow('The power is gone');
  expect(await reading).toBeGreaterThan(0);
  const rest = await moveFiles({ from: folder, to: bucket, expected });
  expect(summary(rest)).toEqual({ uploads: [expect.any(Number), 0, 40], images: [0, 0, 0], backups: [40, 0, 40] });
  expect(rest[0]?.moved).toBeLessThan(40);
  expect(await server.files('uploads')).toEqual(files.toSorted());
});

it('they move back the same way, and what is damaged stays where it was', async () => {
  await server.overwrite('uploads', 'file-7.txt', 'content of file-8.txt');
  const wrong = async (of: string, name: string) =>
    of === 'uploads' && name === 'file-9.txt' ? 'another' : expected(of, name);
  const moving = moveFiles({ from: bucket, to: folder, expected: wrong });
  await expect(moving).rejects.toThrow('not what was stored');
  await server.overwrite('uploads', 'file-7.txt', 'content of file-7.txt');
  const moved = await moveFiles({ from: bucket, to: folder, expected: wrong });
  expect(summary(moved)).toEqual({ uploads: [expect.any(Number), 1, 39], images: [0, 0, 0], backups: [40, 0, 40] });
  expect(moved[0]?.damaged).toEqual(['file-9.txt']);
  expect(await server.files('uploads')).toEqual(['file-9.txt']);
});
