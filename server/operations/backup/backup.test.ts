import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { categories, productBanners } from '../../../content/collections/index.ts';
import { companySettings } from '../../../content/settings.ts';
import { eachDatabaseConfig, type TestDatabaseConfig } from '../../../tests/support/database.ts';
import { shared } from '../../../tests/support/open-test-store.ts';
import { readSite } from '../../../tests/support/read-site.ts';
import { createAccounts } from '../../accounts/create-accounts.ts';
import type { FieldValues } from '../../records/changes/stored-entry.ts';
import { connectDatabase, type Database } from '../../database/connect.ts';
import { createEntryStore } from '../../records/create-entry-store.ts';
import { listMedia } from '../../media/list-media.ts';
import { createLocalStorage } from '../../storage/local-storage.ts';
import { createMediaStore } from '../../media/media-store.ts';
import { createSearch } from '../../search/create-search.ts';
import { ensureSearch } from '../../search/rebuild-search.ts';
import { dayAt } from '../../visits/create-visits.ts';
import { readVisitTotals } from '../../visits/read-visit-totals.ts';
import { openBackupFile } from './backup-store.ts';
import { makeBackup } from './make-backup.ts';
import { packTar } from './pack-tar.ts';
import { restoreFromFile } from './restore-from-file.ts';

const log = { info() {}, warn() {}, error() {} };
const demoMedia = new URL('../../../demo/media/', import.meta.url);
const run = promisify(execFile);
const made: string[] = [];

let config: TestDatabaseConfig;
let database: Database;
let backup: string;
let folder: string;

async function newFolder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'wameed-backup-'));
  made.push(path);
  return path;
}

const connectTo = (place: TestDatabaseConfig) => () => connectDatabase({ ...place, log });
const restore = async (path: string, place: TestDatabaseConfig, saveTo: string | null = null) =>
  restoreFromFile(await openBackupFile(path), {
    dataDir: place.dataDir,
    seal: null,
    openStorage: async () => createLocalStorage(place.dataDir),
    connect: connectTo(place),
    log,
    saveTo,
  });

async function siteAt(place: TestDatabaseConfig) {
  const there = await connectTo(place)();
  try {
    return await readSite(there, place.dataDir);
  } finally {
    await there.close();
  }
}

/** A site with every kind of data: records, files, a deletion, an account with a session, an email under a lease. */
async function fill(): Promise<void> {
  const media = createMediaStore({ database, storage: createLocalStorage(config.dataDir), log });
  const entries = createEntryStore(database);
  await ensureSearch(database, log);
  const actor = { name: 'admin' };
  const picture = await media.adopt(new URL('blog-calibration.jpg', demoMedia).pathname, 'a.jpg');
  const other = await media.adopt(new URL('blog-pixel-pitch.jpg', demoMedia).pathname, 'b.jpg');
  await media.describe(picture.id, { alt: { ar: 'صورة', en: 'A picture' }, focalPoint: { x: 0.25, y: 0.75 } });
  await entries.create(categories, {
    id: 4,
    actor,
    write: (fields) => ({ ...fields, name: { en: 'Walls of light', ar: 'جدران الضوء' } }),
  });
  for (const file of [picture, other]) {
    const title = { en: `Banner "${file.id}"\n\u2028`, ar: 'لافتة' };
    const write = (fields: FieldValues) => ({ ...fields, title, image: shared(file.id) });
    await entries.create(productBanners, { actor, write });
  }
  const [last] = (await entries.list(productBanners)).toReversed();
  await entries.remove(productBanners, last?.id ?? 0, actor);
  await createAccounts(database, { signingKey: () => 'a key', publicUrl: undefined }).ensureAdministrator({
    username: 'admin',
    password: 'a long password',
  });
  await fillTables();
  await media.close();
}

async function fillTables(): Promise<void> {
  const at = new Date().toISOString();
  await database.write
    .insertInto('session')
    .values({ id: 'x', account_id: 1, device_label: '', created_at: at, last_seen_at: at, expires_at: at })
    .execute();
  const { id } = await database.write
    .insertInto('subscriber')
    .values({ email: 'a@screens.example', language: 'ar', created_at: at, confirmed_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const email = { purpose: 'confirmation', message_id: 'm1', created_at: at, next_at: at } as const;
  await database.write
    .insertInto('outbox')
    .values({ ...email, subscriber_id: id, lease_id: 'someone', lease_until: at })
    .execute();
  await database.write
    .insertInto('visit')
    .values({ day: dayAt(Date.now()), page: 'product', record_id: 7, language: 'ar', country: 'sa', visits: 3 })
    .execute();
  // Uses the next id of a table and deletes the row.
  await database.write.insertInto('free_post').values({ author_name: 'a', content: 'b', created_at: at }).execute();
  await database.write.deleteFrom('free_post').where('author_name', '=', 'a').execute();
}

beforeAll(async () => {
  config = await eachDatabaseConfig();
  database = await connectDatabase({ ...config, log });
  await fill();
  folder = await newFolder();
  backup = join(folder, 'backup.tar.gz');
  await makeBackup({ database, storage: createLocalStorage(config.dataDir) }, backup);
});

afterAll(async () => {
  await database.close();
  for (const path of made) await rm(path, { recursive: true, force: true });
});

const places = [
  ['a machine with a database of the same kind', eachDatabaseConfig],
  ...(inject('database') === 'postgres'
    ? [['a machine with SQLite', async () => ({ dataDir: await newFolder() })] as const]
    : []),
] as const;

describe('a backup', () => {
  it('is an archive that other programs open, and that proves itself', async () => {
    const opened = await newFolder();
    await run('tar', ['xzf', backup, '-C', opened]);
    await run('sha256sum', ['--check', '--quiet', 'checksums.txt'], { cwd: opened });
    const manifest = JSON.parse(await readFile(join(opened, 'manifest.json'), 'utf8'));
    expect(manifest).toMatchObject({ format: 'site-backup', version: 1, missing: [] });
    const lines = (await readFile(join(opened, 'tables/entry.ndjson'), 'utf8')).trimEnd().split('\n');
    expect(lines).toHaveLength(manifest.tables.entry);
    expect(Object.keys(manifest.tables)).not.toContain('session');
    expect(await readFile(join(opened, 'tables/outbox.ndjson'), 'utf8')).not.toContain('someone');
  });

  it('holds one moment, also while others write', async () => {
    const more = { author_name: 'meanwhile', content: 'x', created_at: new Date().toISOString() };
    const seen = await database.snapshot(async (connection) => {
      await database.write.insertInto('free_post').values(more).execute();
      return connection.selectFrom('free_post').select('id').execute();
    });
    expect(seen).toEqual([]);
    expect(await database.write.deleteFrom('free_post').returning('author_name').execute()).toHaveLength(1);
  });

  it('that is cancelled leaves nothing behind', async () => {
    const place = await newFolder();
    const cancel = new AbortController();
    const making = makeBackup({ database, storage: createLocalStorage(config.dataDir) }, join(place, 'backup.tar.gz'), {
      signal: cancel.signal,
      onProgress: () => cancel.abort(),
    });
    await expect(making).rejects.toThrow('abort');
    expect(await readdir(place)).toEqual([]);
  });
});

describe('restored', () => {
  it.each(places)('on %s the site is the same, file for file and row for row', async (_name, open) => {
    const place = await open();
    await restore(backup, place);
    const [was, is] = [await readSite(database, config.dataDir), await siteAt(place)];
    expect(Object.keys(is.tables)).toEqual(Object.keys(was.tables));
    expect(is.files).toEqual(was.files);
    const { outbox: emails, ...tables } = was.tables;
    const { outbox: restoredEmails, ...restoredTables } = is.tables;
    expect(restoredTables).toEqual(tables);
    expect(restoredEmails).toEqual(
      emails?.map((line) => JSON.stringify({ ...JSON.parse(line), lease_id: null, lease_until: null })),
    );

    // A backup of the restored site is the same again.
    const again = join(await newFolder(), 'again.tar.gz');
    const there = await connectTo(place)();
    await makeBackup({ database: there, storage: createLocalStorage(place.dataDir) }, again);
    await there.close();
    const home = await eachDatabaseConfig();
    await restore(again, home);
    expect(await siteAt(home)).toEqual(is);
  });

  it('is found by searching, gives no number twice and holds no session', async () => {
    const place = await eachDatabaseConfig();
    await restore(backup, place);
    const there = await connectTo(place)();
    const media = createMediaStore({ database: there, storage: createLocalStorage(place.dataDir), log });
    const search = createSearch({ database: there, media });
    expect(await search({ query: 'light', language: 'en', limit: 5 })).toMatchObject([{ kind: 'category', id: 4 }]);
    const post = { author_name: 'c', content: 'd', created_at: new Date().toISOString() };
    const { id } = await there.write.insertInto('free_post').values(post).returning('id').executeTakeFirstOrThrow();
    // Id 1 was used on the other machine, by a deleted post.
    expect(id).toBe(2);
    expect(await there.read.selectFrom('session').select('id').execute()).toEqual([]);
    await media.close();
    await there.close();
  });

  it.each(places)('on %s has the figures, and knows which files nothing uses', async (_name, open) => {
    const place = await open();
    await restore(backup, place);
    const there = await connectTo(place)();
    const known = async (where: Database) => ({
      figures: await readVisitTotals(where, { days: 30, products: 8 }),
      products: await where.read.selectFrom('figure_product').selectAll().execute(),
      unused: (await listMedia(where, { words: '', isUnused: true, limit: 10 })).files.map(({ media }) => media.id),
      found: (await listMedia(where, { words: 'صوره', isUnused: false, limit: 10 })).files.map(({ media }) => media.id),
    });
    const was = await known(database);
    expect(was).toMatchObject({ products: [{ id: 7, visits: 3, enquiries: 0 }], found: [1] });
    expect(await known(there)).toEqual(was);
    await there.close();
  });

  it('takes the place of another site only when asked, and keeps a backup of that one', async () => {
    const place = await eachDatabaseConfig();
    const there = await connectTo(place)();
    const entries = createEntryStore(there);
    const media = createMediaStore({ database: there, storage: createLocalStorage(place.dataDir), log });
    await ensureSearch(there, log);
    const logo = await media.adopt(new URL('category-kiosks.jpg', demoMedia).pathname, 'a.jpg');
    await entries.create(companySettings, {
      id: 1,
      actor: { name: 'other' },
      write: (fields) => ({ ...fields, name: { en: 'Other', ar: '' }, logo: shared(logo.id) }),
    });
    const heard: unknown[] = [];
    there.versions.current();
    there.versions.onChange((tags) => heard.push(tags));
    const other = await readSite(there, place.dataDir);
    await expect(restore(backup, place)).rejects.toMatchObject({ problem: 'backupSiteNotEmpty' });
    expect(await readSite(there, place.dataDir)).toEqual(other);

    const saveTo = join(await newFolder(), 'before.tar.gz');
    expect((await restore(backup, place, saveTo)).savedAt).toBe(saveTo);
    there.versions.current();
    await expect.poll(() => heard, { timeout: 10_000 }).toContain('all');
    const now = await readSite(there, place.dataDir);
    expect(now.files).toEqual((await readSite(database, config.dataDir)).files);
    await media.close();
    await there.close();

    const third = await eachDatabaseConfig();
    await restore(saveTo, third);
    expect(await siteAt(third)).toEqual(other);
  });
});

describe('a backup of the first writer', () => {
  it('is restored: its record and its file are there', async () => {
    const place = await eachDatabaseConfig();
    await restore(new URL('fixtures/first-writer.tar.gz', import.meta.url).pathname, place);
    const there = await connectTo(place)();
    expect(await createEntryStore(there).list(categories)).toMatchObject([
      { id: 4, fields: { name: { en: 'Walls', ar: 'جدران' } } },
    ]);
    await there.close();
    expect(await readdir(join(place.dataDir, 'uploads'))).toEqual(['wall-c5d8193d.png']);
  });
});

/** The backup with a changed archive. */
async function withArchive(change: (archive: Buffer) => Buffer): Promise<string> {
  const path = join(await newFolder(), 'wrong.tar.gz');
  await writeFile(path, gzipSync(change(gunzipSync(await readFile(backup))), { level: 1 }));
  return path;
}

async function archiveOf(files: Readonly<Record<string, string>>): Promise<string> {
  async function* contents() {
    for (const [name, text] of Object.entries(files)) {
      yield { name, bytes: Buffer.byteLength(text), content: [Buffer.from(text)] };
    }
  }
  const pieces: Uint8Array[] = [];
  for await (const piece of packTar(contents(), new Date())) pieces.push(piece);
  const path = join(await newFolder(), 'made.tar.gz');
  await writeFile(path, gzipSync(Buffer.concat(pieces)));
  return path;
}

const manifestWith = (change: object) =>
  JSON.stringify({
    format: 'site-backup',
    version: 1,
    made_at: '2026-01-01T00:00:00.000Z',
    migrations: ['0001-content'],
    tables: {},
    numbers: {},
    contents: {},
    missing: [],
    ...change,
  });

/** Changes the first byte after a text in the archive. */
const spoil = (after: string) => (archive: Buffer) => {
  const at = archive.indexOf(after) + after.length;
  archive[at] = (archive[at] ?? 0) ^ 1;
  return archive;
};

/** The checksum of a tar header, with its own eight bytes counted as spaces. */
const checksumOf = (header: Uint8Array): number =>
  header.reduce((sum, byte, index) => sum + (index >= 148 && index < 156 ? 0x20 : byte), 0);

function renameInHeader(archive: Buffer, from: RegExp, to: string): Buffer {
  const at = archive.indexOf(from.exec(archive.toString('latin1'))?.[0] ?? '', 1024, 'latin1');
  const header = archive.subarray(at - (at % 512), at - (at % 512) + 512);
  header.fill(0, 0, 100);
  header.write(to, 0);
  header.write(`${checksumOf(header).toString(8).padStart(6, '0')}\0 `, 148);
  return archive;
}

describe('a file that is no whole backup', () => {
  const damaged: readonly (readonly [string, string, () => Promise<string>])[] = [
    [
      'a text',
      'backupForeign',
      async () => {
        const path = join(await newFolder(), 'text.tar.gz');
        await writeFile(path, 'a text');
        return path;
      },
    ],
    ['an archive of something else', 'backupForeign', () => archiveOf({ 'readme.txt': 'hello' })],
    ['another format', 'backupForeign', () => archiveOf({ 'manifest.json': manifestWith({ format: 'other' }) })],
    [
      'one of a newer program',
      'backupNewer',
      () => archiveOf({ 'manifest.json': manifestWith({ migrations: ['0001-content', '9999-future'] }) }),
    ],
    [
      'one with a path that leads out',
      'backupForeign',
      () =>
        archiveOf({
          'manifest.json': manifestWith({ contents: { 'uploads/../../evil.sh': 4 } }),
          'uploads/../../evil.sh': 'evil',
        }),
    ],
    [
      'one that claims more than the disk holds',
      'backupNoRoom',
      () => archiveOf({ 'manifest.json': manifestWith({ contents: { 'uploads/a.jpg': 2 ** 52 } }) }),
    ],
    [
      'one without tables',
      'backupDamaged',
      () => archiveOf({ 'manifest.json': manifestWith({}), 'checksums.txt': '' }),
    ],
    [
      'one cut off in the middle',
      'backupDamaged',
      async () => {
        const path = join(await newFolder(), 'cut.tar.gz');
        const whole = await readFile(backup);
        await writeFile(path, whole.subarray(0, Math.floor(whole.length / 2)));
        return path;
      },
    ],
    ['one with another letter in a row', 'backupDamaged', () => withArchive(spoil('"collection":"'))],
    ['one with another bit in a picture', 'backupDamaged', () => withArchive(spoil('JFIF'))],
    [
      'one whose file was given another name',
      'backupDamaged',
      () => withArchive((archive) => renameInHeader(archive, /uploads\/[a-z0-9-]+\.jpg\0/, 'uploads/../../evil.jpg')),
    ],
    [
      'one cut off at a border of its files',
      'backupDamaged',
      () =>
        withArchive((archive) =>
          archive.subarray(0, archive.lastIndexOf('uploads/', archive.indexOf('checksums.txt\0')) - 0),
        ),
    ],
  ];

  it.each(damaged)('%s is refused as %s and changes nothing', async (_name, problem, make) => {
    const path = await make();
    const dataDir = await newFolder();
    await expect(restore(path, { dataDir })).rejects.toMatchObject({ problem });
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('is refused over a site, which stays as it was', async () => {
    const path = await withArchive(spoil('"collection":"'));
    const before = await readSite(database, config.dataDir);
    const requested = restore(path, config, join(await newFolder(), 'never.tar.gz'));
    await expect(requested).rejects.toMatchObject({ problem: 'backupDamaged' });
    expect(await readSite(database, config.dataDir)).toEqual(before);
  });
});
