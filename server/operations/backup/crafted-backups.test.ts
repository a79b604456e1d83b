import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { changeRows, type CraftedParts, craftBackup } from '../../../tests/support/craft-backup.ts';
import { testDatabaseConfig } from '../../../tests/support/database.ts';
import { openTestCalls, testCredentials, type TestCalls } from '../../../tests/support/open-test-calls.ts';
import { readSite } from '../../../tests/support/read-site.ts';
import { connectDatabase } from '../../database/connect.ts';
import { createLocalStorage } from '../../storage/local-storage.ts';
import { openBackupFile } from './backup-store.ts';
import { makeBackup } from './make-backup.ts';
import { restoreFromFile } from './restore-from-file.ts';

vi.setConfig({ testTimeout: 60_000 });

const log = { info() {}, warn() {}, error() {} };
let calls: TestCalls;
let folder: string;
let backup: string;
beforeAll(async () => {
  calls = await openTestCalls(await testDatabaseConfig());
  const ask = (url: string, payload: object) => calls.administer({ method: 'POST', url: `/api/en${url}`, payload });
  await ask('/categories', { name: 'Walls' });
  await ask('/products', { name: 'Vision' });
  await ask('/herobanner/add', { title: 'First' });
  const removed = await ask('/herobanner/add', { title: 'Second' });
  await calls.administer({ method: 'DELETE', url: `/api/en/herobanner/${removed.json().id}` });
  await calls.visit({
    method: 'POST',
    url: '/api/en/send-email',
    payload: { kind: 'contact', fields: { name: 'A', email: 'a@screens.example', message: 'B' } },
  });
  await calls.visit({ method: 'POST', url: '/api/en/newsletter', payload: { email: 'a@screens.example' } });
  folder = await mkdtemp(join(tmpdir(), 'crafted-'));
  backup = join(folder, 'backup.tar.gz');
  await makeBackup(calls.services, backup);
});
afterAll(async () => {
  await calls.close();
  await rm(folder, { recursive: true, force: true });
});

type Row = Record<string, unknown>;
/** Changes the first row of a table, or the first one for which `wanted` is true. */
const inRow =
  (table: string, change: (row: Row) => unknown, wanted: (row: Row) => boolean = () => true) =>
  (parts: CraftedParts): void =>
    changeRows(parts, table, (rows) => {
      const index = rows.findIndex(wanted);
      if (index < 0) throw new Error(`The backup has no such row of ${table}`);
      return rows.map((row, at) => (at === index ? change(row) : row));
    });
const set = (table: string, column: string, value: unknown, wanted?: (row: Row) => boolean) =>
  inRow(table, (row) => ({ ...row, [column]: value }), wanted);
const ofProducts = ({ collection }: Row) => collection === 'products';
const ofDeletion = ({ action }: Row) => action === 'delete';
const fields = (values: object) =>
  inRow(
    'entry',
    (row) => ({
      ...row,
      fields: JSON.stringify({ ...JSON.parse(String(row['fields'])), ...values }),
    }),
    ofProducts,
  );
const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;

const rows: readonly (readonly [string, string, (parts: CraftedParts) => void])[] = [
  ['a text where a record has a name in two languages', 'entry products/', fields({ name: 'Vision' })],
  ['a number where a text belongs', 'entry products/', fields({ name: { en: 5, ar: '' } })],
  ['a list where a file belongs', 'entry products/', fields({ image: [1] })],
  ['fields that are none', 'entry products/', set('entry', 'fields', '[]', ofProducts)],
  ['a draft that is a number', 'entry products/', set('entry', 'draft', '5', ofProducts)],
  [
    'a record below one of another kind',
    'entry products/',
    inRow('entry', (row) => ({ ...row, parent_collection: 'herobanner', parent_id: 1 }), ofProducts),
  ],
  ['a moment that is none', 'entry products/', set('entry', 'created_at', 'yesterday', ofProducts)],
  ['a number beyond what PostgreSQL keeps', 'entry products/', set('entry', 'position', 2 ** 40, ofProducts)],
  ['a null character', 'entry products/', fields({ name: { en: 'a\0b', ar: '' } })],
  ['half of a pair of surrogates', 'entry products/', fields({ name: { en: '\uD800', ar: '' } })],
  ['a null character in a text', 'subscriber', set('subscriber', 'email', 'a\0@screens.example')],
  ['the name of a prototype', 'entry products/', set('entry', 'fields', '{"__proto__":{"name":1}}', ofProducts)],
  ['JSON that is deeper than any record', 'revision', set('revision', 'former', deep)],
  ['a deletion that keeps nothing', 'revision', set('revision', 'former', '{"records":[],"comments":[]}', ofDeletion)],
  ['a change that keeps nothing', 'revision', set('revision', 'former', null, ofDeletion)],
  ['a change of names that are none', 'revision', set('revision', 'changed', '[1]')],
  ['an enquiry whose fields are a list', 'enquiry', set('enquiry', 'fields', '[]')],
  ['an enquiry with a number for an address', 'enquiry', set('enquiry', 'fields', '{"email":5}')],
  ['a suspicion that is no text', 'enquiry', set('enquiry', 'suspicions', '[{}]')],
  ['a country that there is not', 'enquiry', set('enquiry', 'country', 'xx')],
  ['a language that there is not', 'subscriber', set('subscriber', 'language', 'xx')],
  ['a password whose check takes all memory', 'account', set('account', 'password_hash', 'scrypt$1048576$999$1$a$b')],
  ['a password that is no hash', 'account', set('account', 'password_hash', 'x')],
  [
    'a number that would be given out twice',
    'counter products',
    (parts) =>
      changeRows(parts, 'counter', (counters) => counters.filter(({ collection }) => collection !== 'products')),
  ],
];

const lines: readonly (readonly [string, string, number, (parts: CraftedParts) => void])[] = [
  ['a row without a column', 'account', 1, inRow('account', (row) => ({ ...row, username: undefined }))],
  ['a row with a column more', 'account', 1, inRow('account', (row) => ({ ...row, role: 'x' }))],
  ['a row that is no JSON', 'account', 1, inRow('account', () => '{"id":')],
  ['a row that is a list', 'account', 1, inRow('account', () => [])],
  ['a truth where a text belongs', 'account', 1, set('account', 'username', true)],
  ['nothing where something must be', 'account', 1, set('account', 'username', null)],
  ['a text where a number belongs', 'account', 1, set('account', 'id', 'one')],
  ['a fraction where a whole number belongs', 'entry', 1, set('entry', 'position', 1.5)],
  [
    'a number without end',
    'entry',
    1,
    inRow('entry', (row) => JSON.stringify(row).replace(/"position":\d+/, '"position":1e999')),
  ],
  ['the same row twice', 'account', 2, (parts) => changeRows(parts, 'account', ([row]) => [row, row])],
  ['a status that there is not', 'entry', 1, set('entry', 'status_en', 'xx')],
  [
    'the columns of a prototype',
    'account',
    1,
    inRow('account', (row) => JSON.stringify(row).replace('"id"', '"__proto__"')),
  ],
];

const files: readonly (readonly [string, string, (parts: CraftedParts) => void])[] = [
  ['a table that there is not', 'backupDamaged', (parts) => changeRows(parts, 'nowhere', () => [{ a: 1 }])],
  ['a table named like a part of every object', 'backupDamaged', (parts) => changeRows(parts, 'constructor', () => [])],
  ['a table that is never kept', 'backupDamaged', (parts) => changeRows(parts, 'session', () => [])],
  [
    'a table less',
    'backupDamaged',
    ({ files, manifest }) => {
      files.delete('tables/account.ndjson');
      delete manifest.tables['account'];
    },
  ],
  [
    'an upload whose name leads elsewhere',
    'backupForeign',
    ({ files }) => void files.set('uploads/../evil.jpg', Buffer.from('x')),
  ],
  [
    'an upload with an absolute name',
    'backupForeign',
    ({ files }) => void files.set('/etc/evil.jpg', Buffer.from('x')),
  ],
  ['an upload that no row names', 'backupDamaged', ({ files }) => void files.set('uploads/evil.jpg', Buffer.from('x'))],
  [
    'a number that leaves no room for others',
    'backupForeign',
    (parts) => {
      parts.manifest = { ...parts.manifest, numbers: { ...parts.manifest.numbers, enquiry: 2 ** 50 } };
    },
  ],
  [
    'numbers of a table without any',
    'backupDamaged',
    (parts) => {
      parts.manifest = { ...parts.manifest, numbers: { ...parts.manifest.numbers, entry: 1 } };
    },
  ],
  [
    'a record below none',
    'backupRowWrong',
    inRow('entry', (row) => ({ ...row, parent_collection: 'products', parent_id: 99 })),
  ],
];

let turn = 0;
const craft = (change: (parts: CraftedParts) => void): Promise<string> =>
  craftBackup(backup, join(folder, `crafted-${(turn += 1)}.tar.gz`), change);

async function refusalOf(path: string) {
  const place = await mkdtemp(join(folder, 'place-'));
  let isTouched = false;
  const connect = () => {
    isTouched = true;
    return connectDatabase({ dataDir: place, log });
  };
  const refused: unknown = await restoreFromFile(await openBackupFile(path), {
    dataDir: place,
    seal: null,
    openStorage: async () => createLocalStorage(place),
    connect,
    log,
    saveTo: null,
  }).catch((error: unknown) => error);
  expect([isTouched, await readdir(place)]).toEqual([false, []]);
  return refused;
}

describe('a crafted backup changes nothing', () => {
  it('and one that only looks crafted is restored', async () => {
    const path = await craft(() => undefined);
    const place = await testDatabaseConfig();
    const connect = () => connectDatabase({ ...place, log });
    await restoreFromFile(await openBackupFile(path), {
      dataDir: place.dataDir,
      seal: null,
      openStorage: async () => createLocalStorage(place.dataDir),
      connect,
      log,
      saveTo: null,
    });
    const there = await connect();
    expect(await readSite(there, place.dataDir)).toEqual(await readSite(calls.services.database, calls.dataDir));
    await there.close();
  });

  it.each(rows)('with %s, and names the row', async (_, row, change) => {
    const refused = await refusalOf(await craft(change));
    expect(refused).toMatchObject({ problem: 'backupRowWrong', values: { table: row.split(' ', 1)[0] } });
    const named = refused instanceof Error ? refused.message : '';
    expect(named).toContain(row);
  });

  it.each(lines)('with %s, and names the line', async (_, table, line, change) => {
    expect(await refusalOf(await craft(change))).toMatchObject({ problem: 'backupLineWrong', values: { table, line } });
  });

  it.each(files)('with %s', async (_, problem, change) => {
    expect(await refusalOf(await craft(change))).toMatchObject({ problem });
  });

  it('names the right line among thousands', async () => {
    const path = await craft((parts) =>
      changeRows(parts, 'counter', () =>
        Array.from({ length: 1234 }, (_, at) => ({ collection: `c${at}`, last_id: at === 777 ? 'x' : 1 })),
      ),
    );
    expect(await refusalOf(path)).toMatchObject({
      problem: 'backupLineWrong',
      values: { table: 'counter', line: 778 },
    });
  });
});

describe('an archive that is made to keep a machine busy', () => {
  it('is refused before it is unpacked where it claims more than it can hold', async () => {
    const manifest = {
      format: 'site-backup',
      version: 1,
      made_at: '2026-01-01T00:00:00.000Z',
      migrations: ['0001-content'],
      tables: {},
      numbers: {},
      missing: [],
    };
    const archive = gunzipSync(await readFile(await craft(({ files }) => files.clear())));
    const head = archive.indexOf('{');
    const claimed = JSON.stringify({ ...manifest, contents: { 'uploads/a.jpg': 5 * 1024 ** 3 } });
    const padded = Buffer.concat([archive.subarray(0, head), Buffer.from(claimed)]);
    padded.write(`${claimed.length.toString(8).padStart(11, '0')}\0`, 124);
    padded.fill(32, 148, 156);
    const sum = padded.subarray(0, 512).reduce((total, byte) => total + byte, 0);
    padded.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
    const path = join(folder, 'bomb.tar.gz');
    await writeFile(path, gzipSync(Buffer.concat([padded, Buffer.alloc(512 - (padded.length % 512))])));
    const refused = await refusalOf(path);
    expect(refused).toMatchObject({ problem: expect.stringMatching(/^backup(Damaged|NoRoom)$/) });
  });

  it('is refused where something stands behind its end', async () => {
    const whole = gunzipSync(await readFile(backup));
    for (const more of [Buffer.alloc(64 * 1024 * 1024), Buffer.from('more')]) {
      const path = join(folder, 'longer.tar.gz');
      await writeFile(path, gzipSync(Buffer.concat([whole, more]), { level: 1 }));
      expect(await refusalOf(path)).toMatchObject({ problem: 'backupDamaged' });
    }
  });

  it('is refused where it is cut off anywhere', async () => {
    const whole = await readFile(backup);
    for (const share of [0, 0.01, 0.3, 0.7, 0.99]) {
      const path = join(folder, 'cut.tar.gz');
      await writeFile(path, whole.subarray(0, Math.floor(whole.length * share)));
      expect(await refusalOf(path)).toMatchObject({ problem: expect.stringMatching(/^backup(Foreign|Damaged)$/) });
    }
  });
});

describe('the refusal', () => {
  const wrong = () => craft(fields({ name: { en: 5, ar: '' } }));

  it('is described in the administrator’s language, and the pages answer as before', async () => {
    const name = 'backup-20260101-000000.tar.gz';
    await mkdir(join(calls.dataDir, 'backups'), { recursive: true });
    await writeFile(join(calls.dataDir, 'backups', name), await readFile(await wrong()));
    const restore = { method: 'POST', url: `/api/ar/backups/${name}/restore`, payload: testCredentials } as const;
    const { password } = testCredentials;
    expect((await calls.administer({ ...restore, payload: { password } })).statusCode).toBe(200);
    await expect
      .poll(async () => (await calls.services.backups.jobs.current())?.state, { timeout: 15_000 })
      .toBe('failed');
    const reported = async (language: string) =>
      (await calls.administer({ url: `/api/${language}/backups` })).json()['job']['reason'];
    expect(await reported('ar')).toMatch(/^لا يمكن استخدام الصف .*products\/.* من الجدول .*entry.*\. لم يتغيّر شيء\.$/);
    expect(await reported('en')).toMatch(
      /^Row .*products\/1.* of the table .*entry.* cannot be used .*fields.*\. Nothing was changed\.$/,
    );
    expect((await calls.visit({ url: '/api/en/products' })).statusCode).toBe(200);
  });

  const command = (path: string, ...more: readonly string[]) =>
    new Promise<{ readonly code: number; readonly said: string }>((resolve) => {
      const { DATABASE_URL: _, ...environment } = process.env;
      const env = { ...environment, DATA_DIR: join(folder, 'by-command') };
      execFile(
        process.execPath,
        [new URL('../restore.ts', import.meta.url).pathname, path, ...more],
        { env },
        (error, out, err) => resolve({ code: Number(error?.code ?? 0), said: out + err }),
      );
    });

  it('of the command is a plain sentence without a stack, and ends it with a failure', async () => {
    const text = join(folder, 'text.tar.gz');
    await writeFile(text, 'a text');
    const cases = [
      [await wrong(), 'Row products/1 of the table entry in this backup cannot be used (fields). Nothing was changed.'],
      [
        await craft(inRow('account', () => [])),
        'Line 1 of the table account in this backup cannot be used. Nothing was changed.',
      ],
      [text, 'This file is not a backup of this software. Nothing was changed.'],
      [join(folder, 'nowhere.tar.gz'), 'Nothing was restored: There is neither a file'],
      [folder, 'Nothing was restored: There is neither a file'],
    ] as const;
    for (const [path, sentence] of cases) {
      const { code, said } = await command(path);
      expect(said.replace(/[\u2066-\u2069]/g, '')).toContain(sentence);
      expect(code).toBe(1);
      expect(said).not.toMatch(/^\s+at /m);
    }
  });
});
