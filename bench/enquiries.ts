import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { buildApp } from '../server/build-app.ts';
import { readConfig } from '../server/config.ts';
import { issueFormToken } from '../server/forms/form-token.ts';

// Enquiries per second, each checked, counted against the limits and stored with its emails before it is answered. For
// comparison, the minimum: one row, one commit. Both write with `synchronous = full` to the same disk, in turns, so
// that the ratio is valid on a busy machine, too.

const rounds = 7;
const perRound = 200;
const visitorsAtOnce = 16;
const key = 'the signing key of this measurement';
const body = {
  kind: 'contact',
  fields: { name: 'Sara', email: '', message: 'How bright is it in the sun at noon? '.repeat(10) },
};

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Calls per second. */
async function ratePerSecond(work: () => Promise<void> | void): Promise<number> {
  const start = performance.now();
  await work();
  return (perRound * 1000) / (performance.now() - start);
}

const dataDir = await mkdtemp(join(tmpdir(), 'bench-enquiries-'));
const { app } = await buildApp(
  readConfig({ NODE_ENV: 'production', DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'error', SECRET_KEY: key }),
);
const bare = new DatabaseSync(join(dataDir, 'bare.db'));
bare.exec('pragma journal_mode = wal; pragma synchronous = full; create table message (id integer primary key, text)');
const insert = bare.prepare('insert into message (text) values (?)');

let visitor = 0;
/** Sends an enquiry with its own address and form token, like different visitors. */
async function send(): Promise<void> {
  visitor += 1;
  const answer = await app.inject({
    method: 'POST',
    url: '/api/en/send-email',
    remoteAddress: `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`,
    headers: { cookie: `form=${issueFormToken(key, Date.now() - 60_000)}` },
    payload: { ...body, fields: { ...body.fields, email: `visitor${visitor}@screens.example` } },
  });
  if (answer.statusCode !== 201) throw new Error(`A message was answered ${answer.statusCode}: ${answer.body}`);
}

async function sendTogether(): Promise<void> {
  let left = perRound;
  const one = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await send();
    }
  };
  await Promise.all(Array.from({ length: visitorsAtOnce }, one));
}

const row = JSON.stringify(body);
const cases = [
  {
    name: 'bare single-row commits',
    work: () => {
      for (let count = 0; count < perRound; count += 1) insert.run(row);
    },
  },
  {
    name: 'messages, one after the other',
    work: async () => {
      for (let count = 0; count < perRound; count += 1) await send();
    },
  },
  { name: `messages of ${visitorsAtOnce} visitors at once`, work: sendTogether },
];

const results: number[][] = cases.map(() => []);
for (const { work } of cases) await ratePerSecond(work);
for (let round = 0; round < rounds; round += 1) {
  for (const [index, { work }] of cases.entries()) results[index]?.push(await ratePerSecond(work));
}
await app.close();
const stored = new DatabaseSync(join(dataDir, 'content.db')).prepare('select count(*) as count from enquiry').get();
bare.close();
await rm(dataDir, { recursive: true, force: true });
if (stored?.['count'] !== visitor) throw new Error(`${visitor} were taken, ${String(stored?.['count'])} are stored`);

const least = middle(results[0] ?? []);
console.log(`Middle of ${rounds} rounds of ${perRound}, in one process on SQLite:\n`);
for (const [index, { name }] of cases.entries()) {
  const speed = middle(results[index] ?? []);
  const ratio = index === 0 ? '' : `  ${(speed / least).toFixed(2)} × ${cases[0]?.name}`;
  console.log(`${name.padEnd(36)} ${speed.toFixed(0).padStart(6)} a second${ratio}`);
}
