import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { issueFormToken } from '../server/forms/form-token.ts';
import { administrator, startSession } from '../tests/support/start-site.ts';
import { type BenchRequest, type MeasuredServer, startServer } from './start-server.ts';

// What a server holds of the machine's memory at rest, after each minute of mixed load, and when nothing comes any more:
// one that keeps finished pages, and one that renders every page. The site must be built.

const { minutes: written } = parseArgs({
  args: process.argv.slice(3),
  options: { minutes: { type: 'string', default: '1' } },
}).values;
const minutes = Number(written);
if (!(minutes > 0 && minutes <= 60)) throw new Error('--minutes must be a number up to 60');

const visitorsAtOnce = 6;
/** Milliseconds; longer than the idle time after which the image processes end. */
const restMilliseconds = 35_000;
const key = 'the signing key of this measurement';
const megabytes = (bytes: number): string => `${(bytes / 1024 ** 2).toFixed(0)} MB`.padStart(8);

let requests = 0;
/** A new address for each request, like different visitors. */
function anyAddress(): string {
  requests += 1;
  return `10.${(requests >> 16) & 255}.${(requests >> 8) & 255}.${requests & 255}`;
}

/** A new photograph, different each time. */
const anyPhoto = (): Promise<Buffer> =>
  sharp(randomBytes(160 * 120 * 3), { raw: { width: 160, height: 120, channels: 3 } })
    .resize({ width: 1600 })
    .jpeg()
    .toBuffer();

async function upload({ origin }: MeasuredServer, session: string): Promise<number> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(await anyPhoto())]), 'photo.jpg');
  const headers = { cookie: `session=${session}`, 'sec-fetch-site': 'same-origin', 'x-forwarded-for': anyAddress() };
  const answer = await fetch(`${origin}/api/en/media`, { method: 'POST', headers, body });
  await answer.arrayBuffer();
  return answer.status;
}

const message = (): BenchRequest => ({
  path: '/api/en/send-email',
  method: 'POST',
  headers: { 'content-type': 'application/json', cookie: `form=${issueFormToken(key, Date.now() - 60_000)}` },
  body: JSON.stringify({
    kind: 'contact',
    fields: { name: 'Sara', email: `visitor${requests}@screens.example`, message: 'How bright is it in the sun?' },
  }),
});

const pages = ['/en', '/ar', '/en/products', '/ar/product/68/The-Vision', '/en/our-community', '/ar/privacy-policy'];
const words = ['led', 'شاشة', 'kiosk', 'outdoor', 'vision wall'];

/** An endless sequence of actions of visitors and the administrator. */
function* work(server: MeasuredServer, session: string): Generator<() => Promise<number | undefined>> {
  const ask = (request: BenchRequest) => async () =>
    (await server.ask({ ...request, headers: { 'x-forwarded-for': anyAddress(), ...request.headers } })).status;
  for (let turn = 0; ; turn += 1) {
    for (const path of pages) yield ask({ path });
    yield ask({ path: `/en/products?min_size=${turn % 500}` });
    yield ask({ path: '/api/en/products' });
    yield ask({ path: `/api/ar/products/${1 + (turn % 16)}` });
    yield ask({ path: `/api/en/search?q=${encodeURIComponent(words[turn % words.length] ?? '')}` });
    if (turn % 5 === 0) yield ask(message());
    if (turn % 50 === 0) yield () => upload(server, session);
  }
}

/** The memory of a server's child processes, in bytes; 0 if unknown. */
async function heldBeside(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const used = threads.map(async (thread) => {
    const children = (await readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => '')).match(/\d+/g);
    const sizes = (children ?? []).map(async (child) => {
      const status = await readFile(`/proc/${child}/status`, 'utf8').catch(() => '');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
    });
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  });
  return (await Promise.all(used)).reduce((sum, size) => sum + size, 0);
}

const dataDir = await mkdtemp(join(tmpdir(), 'bench-memory-'));
const environment = {
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  LOG_LEVEL: 'error',
  TRUST_PROXY: '1',
  SECRET_KEY: key,
  ADMIN_USERNAME: administrator.username,
  ADMIN_PASSWORD: administrator.password,
};
try {
  console.log('Loading the demo content ...');
  await (await startServer('site', environment)).stop();
  const bare = await startServer('bare', { BENCH_BODY: '' });
  const least = await bare.memory();
  await bare.stop();
  console.log(
    `A bare server holds ${megabytes(least).trim()}. Of the site: the server, and its processes for pictures.\n`,
  );

  for (const [name, more] of [
    ['keeps finished pages', {}],
    ['renders every page', { PAGE_MEMORY: '0' }],
  ] as const) {
    const server = await startServer('site', { ...environment, DEMO: '0', ...more });
    const session = await startSession(server.origin);
    const statuses = new Map<number | undefined, number>();
    const tell = async (when: string) => {
      const used = await server.memory();
      const beside = await heldBeside(server.pid);
      const counts = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
      console.log(
        `${when.padEnd(20)}${megabytes(used)}  ${(used / least).toFixed(1)} × bare ${megabytes(beside)}  ${counts}`,
      );
      statuses.clear();
    };
    console.log(`One that ${name}`);
    await tell('at rest');
    const jobs = work(server, session);
    for (let left = minutes; left > 0; left -= 1) {
      const end = performance.now() + Math.min(left, 1) * 60_000;
      const visit = async () => {
        while (performance.now() < end) {
          const status = await jobs.next().value?.();
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
      };
      await Promise.all(Array.from({ length: visitorsAtOnce }, visit));
      await tell(`after ${Math.round((minutes - left + Math.min(left, 1)) * 100) / 100} min`);
    }
    await setTimeout(restMilliseconds);
    await tell('when nothing comes');
    await server.stop();
  }
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
