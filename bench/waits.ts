import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { startPostgres } from '../tests/support/start-postgres.ts';
import { type MeasuredServer, startServer } from './start-server.ts';

// The time for a cached page and for a call that reads the database, while the administrator imports a thousand
// products and undoes the import: the maximum and the 99th percentile, and the longest event loop delay of the server.
// On a busy machine, compare with the idle values of the same run. The site must be built.

const { values: options } = parseArgs({
  args: process.argv.slice(3),
  options: {
    /** A thousand products are 4 MB; fifteen thousand are the maximum of an import. */
    products: { type: 'string', default: '1000' },
    database: { type: 'string', default: 'both' },
  },
});
const products = Number(options.products);
/** Milliseconds for an import of the maximum size. */
const timeout = 3_600_000;
const administrator = { username: 'admin', password: randomBytes(12).toString('hex') };

const Answer = z.looseObject({ undo: z.array(z.number()) });
const Exported = z.looseObject({ collections: z.record(z.string(), z.array(z.looseObject({ id: z.number() }))) });

interface Site {
  readonly server: MeasuredServer;
  /** @param body JSON text, because serializing would block the clients, which run in this process */
  call(path: string, body?: string): Promise<unknown>;
}

async function signIn(server: MeasuredServer): Promise<Site> {
  const headers = { origin: server.origin, 'content-type': 'application/json' };
  const login = await fetch(`${server.origin}/api/session`, {
    method: 'POST',
    headers,
    body: JSON.stringify(administrator),
  });
  const session = login.headers.getSetCookie().find((cookie) => cookie.startsWith('session='));
  const cookie = session?.split(';', 1)[0] ?? '';
  return {
    server,
    async call(path, body) {
      const answer = await server.ask({
        path: `/api/en${path}`,
        headers: { ...headers, cookie, 'accept-encoding': 'identity' },
        timeout,
        ...(body !== undefined && { method: 'POST', body }),
      });
      const text = answer.body.toString();
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${text}`);
      return JSON.parse(text);
    },
  };
}

/** The exported document with additional products, each a copy of an existing one. */
async function documentWith(site: Site): Promise<string> {
  const document = Exported.parse(await site.call('/content/export'));
  const known = document.collections['products'] ?? [];
  const added = Array.from({ length: products }, (_, index) => ({
    ...known[index % known.length],
    id: 100_000 + index,
    position: known.length + index,
  }));
  return JSON.stringify({ ...document, collections: { products: [...known, ...added] } });
}

interface Waits {
  readonly path: string;
  readonly spent: number[];
}

/** Measures sequential requests for pages while `work` runs, in milliseconds. */
async function watch(server: MeasuredServer, work: () => Promise<unknown>): Promise<void> {
  const targets: Waits[] = [
    { path: '/en', spent: [] },
    { path: '/api/en/products/68', spent: [] },
  ];
  for (const { path } of targets) await server.read(path);
  await server.deaf();
  const done = new AbortController();
  const visiting = targets.map(async ({ path, spent }) => {
    while (!done.signal.aborted) {
      const begun = performance.now();
      const { status } = await server.read(path);
      if (status !== 200) throw new Error(`${path} answered ${status}`);
      spent.push(performance.now() - begun);
      // Leaves the server idle time between requests.
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
  const begun = performance.now();
  await work();
  const took = performance.now() - begun;
  done.abort();
  await Promise.all(visiting);
  console.log(`  took ${took.toFixed(0)} ms; the event loop paused for at most ${(await server.deaf()).toFixed(0)} ms`);
  for (const { path, spent } of targets) {
    const sorted = spent.toSorted((a, b) => a - b);
    const at = (share: number) => (sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN).toFixed(0);
    console.log(
      `  ${path.padEnd(22)} ${String(sorted.length).padStart(5)} answers, middle ${at(0.5)} ms, ` +
        `99th of a hundred ${at(0.99)} ms, longest ${at(1)} ms`,
    );
  }
}

async function measure(name: string, environment: Record<string, string>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-waits-'));
  const server = await startServer('site', {
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    ADMIN_USERNAME: administrator.username,
    ADMIN_PASSWORD: administrator.password,
    ...environment,
  });
  try {
    const site = await signIn(server);
    const document = await documentWith(site);
    console.log(`\n${name}, nothing else going on`);
    await watch(server, () => new Promise((resolve) => setTimeout(resolve, 3000)));
    console.log(`${name}, ${products} products imported (${Buffer.byteLength(document)} bytes)`);
    let undo: readonly number[] = [];
    await watch(server, async () => {
      undo = Answer.parse(await site.call('/content/import', document)).undo;
    });
    const taken = JSON.stringify({ revisions: undo });
    console.log(`${name}, the ${undo.length} changes taken back`);
    await watch(server, () => site.call('/revisions/undo', taken));
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

if (options.database !== 'postgres') await measure('SQLite', {});
if (options.database !== 'sqlite') {
  const postgres = await startPostgres();
  await measure('PostgreSQL', { DATABASE_URL: postgres.url });
  await postgres.stop();
}
