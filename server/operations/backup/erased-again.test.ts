import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eachDatabaseConfig, type TestDatabaseConfig } from '../../../tests/support/database.ts';
import { mark, marked, sendEverywhere, traces } from '../../../tests/support/marked-person.ts';
import { formCookie, openTestCalls, type TestCalls } from '../../../tests/support/open-test-calls.ts';
import { readSite } from '../../../tests/support/read-site.ts';
import { connectDatabase } from '../../database/connect.ts';
import { createLocalStorage } from '../../storage/local-storage.ts';
import { openBackupFile } from './backup-store.ts';
import { makeBackup } from './make-backup.ts';
import { restoreFromFile } from './restore-from-file.ts';

const log = { info() {}, warn() {}, error() {} };
/** The key of test calls. A site without a configured key stores its own in the database. */
const signingKey = () => 'the signing key of tests';

let config: TestDatabaseConfig;
let calls: TestCalls;
let folder: string;
/** A backup with the marked data subject, and one from after the erasure, when that person had written again. */
let [older, newer] = ['', ''];

const post = async (path: string, payload: object) =>
  (await calls.administer({ method: 'POST', url: `/api/en${path}`, payload })).json();
const send = (fields: object) =>
  calls.visit({
    method: 'POST',
    url: '/api/en/send-email',
    payload: { kind: 'contact', fields: { message: 'A wall', ...fields } },
    headers: { cookie: formCookie() },
  });

beforeAll(async () => {
  config = await eachDatabaseConfig();
  calls = await openTestCalls(config);
  folder = await mkdtemp(join(tmpdir(), 'wameed-erased-'));
  // Like a site that generated its own key.
  await calls.services.database.write.insertInto('secret').values({ name: 'signing', value: signingKey() }).execute();
  [older, newer] = [join(folder, 'older.tar.gz'), join(folder, 'newer.tar.gz')];
  const { id: blog } = await post('/community/add', { name: 'Blog' });
  const section = { category_id: blog, title: { en: 'Light', ar: 'ضوء' }, text: 'X', path: '/' };
  await sendEverywhere(calls, (await post('/communityonepost', section)).id);
  await send({ name: 'Another', email: 'another@screens.example' });
  // The deleted comment is in the history of the backup.
  const { messages } = await post('/messages/find', { q: mark });
  const { id } = messages.find(({ kind }: { kind: string }) => kind === 'comment');
  await calls.administer({ method: 'DELETE', url: `/api/en/communitypostcomments/${id}` });
});
afterAll(async () => {
  await calls.close();
  await rm(folder, { recursive: true, force: true });
});

async function everyRow(place: TestDatabaseConfig): Promise<string> {
  const database = await connectDatabase({ ...place, log });
  const { tables } = await readSite(database, place.dataDir);
  await database.close();
  return JSON.stringify(tables);
}
const restore = async (path: string, place: TestDatabaseConfig, key = signingKey) =>
  restoreFromFile(await openBackupFile(path), {
    dataDir: place.dataDir,
    seal: null,
    openStorage: async () => createLocalStorage(place.dataDir),
    connect: () => connectDatabase({ ...place, log }),
    log,
    saveTo: join(folder, `${crypto.randomUUID()}.tar.gz`),
    signingKey: key,
  });

it('erasing a person lists the earlier backups that contain them, until these are gone', async () => {
  await post('/backups', {});
  await expect.poll(async () => (await calls.services.backups.jobs.current())?.state, { timeout: 15_000 }).toBe('done');
  await makeBackup(calls.services, older);
  const [storedBackup] = await calls.services.backups.store.list();
  const reported = {
    kept: [{ name: storedBackup?.name, made_at: storedBackup?.manifest.made_at }],
    is_making_one: false,
  };
  const related = await post('/people/related', { phone: marked.phone });
  expect(related.backups).toEqual(reported);
  expect(related.others).toMatchObject([{ kind: 'email', value: marked.email, subscriptions: 1 }]);
  const references = (await post('/people/related', { email: marked.email })).unsigned.map(
    ({ reference }: { reference: string }) => reference,
  );
  const dataSubject = { emails: [marked.email], phones: [marked.phone], names: [marked.name], references };
  expect((await post('/people/erase', dataSubject)).backups).toEqual(reported);
});

it('a restored backup brings back everyone except persons erased since', async () => {
  await restore(older, config);
  const rows = await everyRow(config);
  expect(traces.filter((text) => rows.includes(text))).toEqual([]);
  expect(rows.includes('another@screens.example')).toBe(true);
});

it('a person who writes again after being erased is stored, also in a backup', async () => {
  await send({ name: marked.name, email: marked.email });
  await makeBackup(calls.services, newer);
  await restore(newer, config);
  const { database } = calls.services;
  expect(await database.read.selectFrom('enquiry').select('email').orderBy('id').execute()).toEqual([
    { email: 'another@screens.example' },
    { email: marked.email },
  ]);
});

it('the list of the erased goes with a backup to another machine and another kind of database', async () => {
  const there = { dataDir: await mkdtemp(join(folder, 'there-')) };
  const otherKey = () => 'another key in the environment';
  await restore(newer, there, otherKey);
  await restore(older, there, otherKey);
  expect((await everyRow(there)).includes(mark)).toBe(false);
  const back = await eachDatabaseConfig();
  await restore(newer, back);
  await restore(older, back);
  expect((await everyRow(back)).includes(mark)).toBe(false);
});

it('a restore into an empty database finds the list beside the backups', async () => {
  const { dataDir } = config;
  const folderOfAnother = await mkdtemp(join(folder, 'empty-'));
  await cp(join(dataDir, 'backups'), join(folderOfAnother, 'backups'), { recursive: true });
  const empty = { ...(await eachDatabaseConfig()), dataDir: folderOfAnother };
  await restore(older, empty, () => 'another key in the environment');
  expect((await everyRow(empty)).includes(mark)).toBe(false);
});

it('the list does not reveal who was erased', async () => {
  const rows = await calls.services.database.read.selectFrom('erased').selectAll().execute();
  expect(rows.length).toBeGreaterThanOrEqual(4);
  for (const { hash } of rows) expect(hash).toMatch(/^[\w-]{43}$/);
});
