import { chmod, lstat, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openTestCalls } from '../tests/support/open-test-calls.ts';
import { samplePhoto } from '../tests/support/sample-files.ts';
import { connectDatabase } from './database/connect.ts';
import { makePrivate } from './make-private.ts';

/** Connects as on a file system without permissions. Reloads the module that connects, so that it uses the mock. */
async function connectWithoutRights(dataDir: string) {
  vi.resetModules();
  vi.doMock('node:fs/promises', async (original) => ({
    ...(await original<typeof import('node:fs/promises')>()),
    chmod: () => Promise.reject(Object.assign(new Error('not permitted'), { code: 'EPERM' })),
  }));
  try {
    const fresh = await import('./database/connect.ts');
    return await fresh.connectDatabase({ dataDir, log });
  } finally {
    vi.doUnmock('node:fs/promises');
    vi.resetModules();
  }
}

const warnings: string[] = [];
const log = { info() {}, warn: (_: object, message: string) => void warnings.push(message), error() {} };
const before = process.umask(0o022);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'private-'));
});
afterEach(() => {
  warnings.length = 0;
});
afterAll(async () => {
  process.umask(before);
  await rm(folder, { recursive: true, force: true });
});

/** The permissions of a folder and everything in it, by relative path. */
async function modesIn(path: string, name = '.'): Promise<readonly string[]> {
  const facts = await lstat(path);
  const own = `${name} ${(facts.mode & 0o777).toString(8)}`;
  if (!facts.isDirectory()) return [own];
  const below = await Promise.all((await readdir(path)).map((each) => modesIn(join(path, each), `${name}/${each}`)));
  return [own, ...below.flat()];
}
const open = (modes: readonly string[]) => modes.filter((line) => !/ [67]00$/.test(line));

it('a new site keeps database, uploads, pictures and backups for its owner alone', async () => {
  const dataDir = join(folder, 'new');
  const calls = await openTestCalls({ dataDir });
  const form = new FormData();
  const photo = await samplePhoto(640, 320).png().toBuffer();
  form.append('file', new Blob([new Uint8Array(photo)], { type: 'image/png' }), 'a.png');
  const sent = await calls.administer({ method: 'POST', url: '/api/en/media', payload: form });
  expect(sent.statusCode).toBe(201);
  const file = await calls.services.media.find([sent.json()['id']]);
  const { hash = '' } = [...file.values()][0] ?? {};
  const variant = await calls.services.media.openVariant(hash, 320, 'webp');
  await variant?.close();
  await calls.administer({ method: 'POST', url: '/api/en/backups' });
  await expect.poll(async () => (await calls.services.backups.jobs.current())?.state, { timeout: 15_000 }).toBe('done');

  const modes = await modesIn(dataDir);
  for (const part of ['content.db ', 'content.db-wal ', 'content.db-shm ', 'uploads/', 'images/', 'backups/'])
    expect(modes.some((line) => line.startsWith(`./${part}`))).toBe(true);
  expect(open(modes)).toEqual([]);
  await calls.close();
});

it('an existing site becomes private at its next start, and what is not its own stays as it was', async () => {
  const dataDir = join(folder, 'old');
  const first = await connectDatabase({ dataDir, log });
  await first.close();
  await mkdir(join(dataDir, 'uploads/deeper'), { recursive: true });
  await mkdir(join(dataDir, 'other'));
  const elsewhere = join(folder, 'elsewhere.txt');
  for (const path of [
    join(dataDir, 'uploads/a.jpg'),
    join(dataDir, 'uploads/deeper/b.jpg'),
    join(dataDir, 'other/c'),
    elsewhere,
  ])
    await writeFile(path, 'x');
  await symlink(elsewhere, join(dataDir, 'uploads/link.jpg'));
  await chmod(join(dataDir, 'content.db'), 0o644);
  for (const path of [dataDir, join(dataDir, 'uploads')]) await chmod(path, 0o755);

  const again = await connectDatabase({ dataDir, log });
  const modes = await modesIn(dataDir);
  expect(open(modes).toSorted()).toEqual(['./other 755', './other/c 644', './uploads/link.jpg 777']);
  expect(((await stat(elsewhere)).mode & 0o777).toString(8)).toBe('644');
  expect(warnings).toEqual([]);
  await again.close();
});

it('a file system without rights is warned of, and the site works', async () => {
  const dataDir = join(folder, 'foreign');
  await mkdir(dataDir);
  const database = await connectWithoutRights(dataDir);
  expect(await database.read.selectFrom('account').selectAll().execute()).toEqual([]);
  expect(warnings).toEqual([
    'The permissions of the data folder could not be changed: other users of this machine may be able to read it',
  ]);
  await database.close();
});

it('a folder that others share is left as it is', async () => {
  const dataDir = join(folder, 'shared');
  await mkdir(dataDir);
  await chmod(dataDir, 0o1777);
  await makePrivate(dataDir, log);
  expect(((await stat(dataDir)).mode & 0o7777).toString(8)).toBe('1777');
  expect(warnings).toHaveLength(1);
});
