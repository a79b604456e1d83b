import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Kysely } from 'kysely';
import { todayIn } from '../../../content/meeting-time.ts';
import { eachDatabaseConfig } from '../../../tests/support/database.ts';
import { formCookie, openTestCalls, type TestCalls } from '../../../tests/support/open-test-calls.ts';
import { quiet } from '../../../tests/support/open-test-store.ts';
import { sampleContent } from '../../../tests/support/sample-quotation.ts';
import type { Tables } from '../../database/tables.ts';
import { quotationToken } from '../../quotations/pdf/quotation-address.ts';
import type { FileStorage } from '../../storage/file-storage.ts';
import { type BackupJobs, createBackupJobs } from './backup-jobs.ts';
import { createBackupStore, type BackupStore } from './backup-store.ts';
import { openBackup } from './open-backup.ts';

const demoMedia = new URL('../../../demo/media/', import.meta.url);
const betweenWrites = 50;
const quotations = 8;

let calls: TestCalls;
let backupStore: BackupStore;
let jobs: BackupJobs;
let [section, banner] = [0, 0];
const tokens: string[] = [];

/** The site's storage with the latency of a remote bucket with many large files. */
function slowed(storage: FileStorage): FileStorage {
  const slow = async <T>(work: Promise<T>): Promise<T> => {
    await pause(400);
    return work;
  };
  return {
    ...storage,
    open: (folder, name) => slow(storage.open(folder, name)),
    place: async (path, folder, name) => slow(storage.place(path, folder, name)),
  };
}

const administer = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
  const answer = await calls.administer({ method, url: `/api/en${path}`, ...(payload && { payload }) });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json();
};

async function sendQuotation(): Promise<string> {
  const { id } = await administer('POST', '/offers', { language: 'en', country: 'sa' });
  const { content, updated_at } = await administer('GET', `/offers/${id}`);
  const written = { content: { ...content, ...sampleContent('en', 1) }, updated_at };
  await administer('PUT', `/offers/${id}`, written);
  const read = await administer('GET', `/offers/${id}`);
  await administer('POST', `/offers/${id}/send`, { updated_at: read.updated_at });
  const versions = calls.services.database.read.selectFrom('offer_version').selectAll().where('offer_id', '=', id);
  return quotationToken(calls.services.signingKey(), await versions.executeTakeFirstOrThrow());
}

async function finished() {
  await expect.poll(async () => (await jobs.current())?.state).not.toBe('running');
  return jobs.current();
}

beforeAll(async () => {
  const config = await eachDatabaseConfig();
  const mail = { smtpUrl: 'smtp://127.0.0.1:9', from: 'site@screens.example', to: 'sales@screens.example' };
  calls = await openTestCalls(config, { mail, deliver: async () => undefined });
  const { database, media, signingKey } = calls.services;
  const storage = slowed(calls.services.storage);
  const { dataDir } = config;
  backupStore = createBackupStore({ storage, dataDir, seal: null });
  jobs = createBackupJobs({ database, storage, dataDir, store: backupStore, log: quiet, signingKey });
  await media.adopt(new URL('blog-calibration.jpg', demoMedia).pathname, 'a.jpg');
  banner = (await administer('POST', '/herobanner/add', { title: 'First' })).id;
  const { id: blog } = await administer('POST', '/community/add', { name: 'Blog' });
  const made = { category_id: blog, title: { en: 'Light', ar: 'ضوء' }, text: 'X', path: '/' };
  section = (await administer('POST', '/communityonepost', made)).id;
  while (tokens.length < quotations) tokens.push(await sendQuotation());
});
afterAll(async () => {
  await jobs.close();
  await calls.close();
});

/** Everything that was acknowledged, by a unique text. */
const acknowledged: string[] = [];
const refused = new Map<number, string | undefined>();
let sent = 0;

async function send(): Promise<void> {
  const number = sent;
  sent += 1;
  const mark = `mark-${number}-`;
  const remoteAddress = `10.1.${number >> 8}.${number & 255}`;
  const asVisitor = { method: 'POST', headers: { cookie: formCookie() }, remoteAddress } as const;
  const token = tokens[number >> 2];
  const day = todayIn('sa', new Date());
  const writes = [
    () =>
      calls.visit({
        ...asVisitor,
        url: '/api/en/send-email',
        payload: { kind: 'contact', fields: { name: mark, email: 'a@screens.example', message: 'A wall' } },
      }),
    () =>
      calls.visit({
        ...asVisitor,
        url: '/api/en/communitypostcomments',
        payload: { post_id: section, username: 'A visitor', text: mark },
      }),
    () => calls.administer({ method: 'PUT', url: `/api/en/herobanner/${banner}`, payload: { title: mark } }),
    () =>
      calls.visit({
        ...asVisitor,
        url: `/api/en/sent-offer/accept?token=${token}`,
        payload: { name: mark, date: day, agreed: 'yes' },
      }),
  ];
  const answer = await writes[number % writes.length]?.();
  if (answer === undefined) return;
  if (answer.statusCode < 300) acknowledged.push(mark);
  else refused.set(answer.statusCode, String(answer.headers['retry-after']));
}

/** Every text in the tables that the test writes to. */
async function textsOf(rows: Kysely<Tables>): Promise<string> {
  const [enquiries, comments, entries, changes, quoted] = await Promise.all([
    rows.selectFrom('enquiry').selectAll().execute(),
    rows.selectFrom('comment').selectAll().execute(),
    rows.selectFrom('entry').selectAll().execute(),
    rows.selectFrom('revision').selectAll().execute(),
    rows.selectFrom('offer').selectAll().execute(),
  ]);
  return JSON.stringify([enquiries, comments, entries, changes, quoted]);
}

it('what is acknowledged during a restore is in the site afterwards or in the safety backup [API-ADM-189]', async () => {
  expect(await jobs.backUp()).toBe(true);
  const name = (await finished())?.name ?? '';
  expect(await jobs.restore(name)).toBe(true);
  const under: Promise<void>[] = [];
  while ((await jobs.current())?.state === 'running') {
    under.push(send());
    await pause(betweenWrites);
  }
  await Promise.all(under);
  const job = await finished();
  expect(job).toMatchObject({ kind: 'restore', state: 'done', problem: null });
  const { database } = calls.services;
  const file = await backupStore.openPlain(job?.saved ?? '');
  if (file === null) throw new Error('There is no safety backup');
  const saved = await openBackup(file, calls.dataDir);
  const texts = (await textsOf(saved.rows)) + (await textsOf(database.read));
  const files = Object.keys(saved.manifest.contents).filter((path) => path.startsWith('uploads/'));
  await saved.close();
  expect(acknowledged.length).toBeGreaterThan(8);
  for (const kind of [0, 1, 2, 3])
    expect(
      acknowledged.some((mark) => Number(mark.split('-')[1]) % 4 === kind),
      `kind ${kind}`,
    ).toBe(true);
  expect(acknowledged.filter((mark) => !texts.includes(mark))).toEqual([]);
  // 503 has a `Retry-After`. Sessions and links end with the site that they belong to.
  expect([...refused.keys()].filter((status) => ![503, 401, 404].includes(status))).toEqual([]);
  expect(Number(refused.get(503) ?? 1)).toBeGreaterThan(0);
  expect(files).toHaveLength(1);
});
