import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBareLike } from './bare-like.ts';
import { median } from './growth/result.ts';
import { type Case, idleAtRest, measureCases, visitorHeaders } from './rounds.ts';
import { type MeasuredServer, startServer } from './start-server.ts';
import { toTable } from './table.ts';

const starts = 5;
const visitors = 16;
/** Long enough for memory to contain what rendering under load leaves. */
const loadMilliseconds = 10_000;
/** The `Accept-Encoding` of a current browser. */
const browser = 'gzip, deflate, br, zstd';
const megabytes = (bytes: number): string => `${(bytes / 1024 ** 2).toFixed(0)} MB`;

interface Wanted {
  readonly what: string;
  readonly path: string;
  readonly encoding: 'br' | 'identity' | typeof browser;
  /** False if the server caches no answer. */
  readonly isCached: boolean;
  readonly goal?: number;
  /** Requests what the client already has. */
  readonly isRevalidated?: true;
}

const wantedOf = (product: string, call: string): readonly Wanted[] => [
  { what: 'Home, cached, compressed', path: '/en', encoding: 'br', isCached: true, goal: 0.8 },
  { what: 'Home, cached, uncompressed', path: '/en', encoding: 'identity', isCached: true, goal: 0.8 },
  { what: 'Home, revalidated (304)', path: '/en', encoding: 'br', isCached: true, isRevalidated: true },
  { what: 'a product, cached, uncompressed', path: product, encoding: 'identity', isCached: true, goal: 0.8 },
  { what: 'Home, rendered', path: '/en', encoding: browser, isCached: false, goal: 0.015 },
  { what: 'a product, rendered', path: product, encoding: browser, isCached: false, goal: 0.02 },
  { what: 'the smallest page, rendered', path: '/en/privacy-policy', encoding: browser, isCached: false, goal: 0.05 },
  { what: 'all products by call, cached', path: '/api/en/products', encoding: 'identity', isCached: true, goal: 0.8 },
  {
    what: 'all products by call, uncached',
    path: '/api/en/products',
    encoding: 'identity',
    isCached: false,
    goal: 0.06,
  },
  { what: 'one product by call, cached', path: call, encoding: 'identity', isCached: true },
  { what: 'one product by call, uncached', path: call, encoding: 'identity', isCached: false, goal: 0.12 },
];

/** Milliseconds from the start of a process to its first answer. */
async function timeStart(kind: 'site' | 'bare', environment: Record<string, string>, path: string): Promise<number> {
  const begun = performance.now();
  const server = await startServer(kind, environment);
  await server.read(path);
  const taken = performance.now() - begun;
  await server.stop();
  return taken;
}

/** Measures the built product with its demo content. @returns the tables, in Markdown */
export async function measureSite(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'));
  const environment = { NODE_ENV: 'production', DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  // The first start loads the demo and generates pictures in advance, which would be measured with the pages.
  await (await startServer('site', environment)).stop();
  const again = { ...environment, DEMO: '0' };
  const servers: MeasuredServer[] = [];
  const opened = async (starting: Promise<MeasuredServer>): Promise<MeasuredServer> => {
    const server = await starting;
    servers.push(server);
    return server;
  };
  try {
    const site = await opened(startServer('site', again));
    const atRest = await site.memory();
    const forgetful = await opened(startServer('site', { ...again, PAGE_MEMORY: '0' }));
    const sitemap = (await site.ask({ path: '/sitemap.xml', headers: { 'accept-encoding': 'identity' } })).body;
    const [product = ''] = /\/en\/product\/68\/[^<"]+/.exec(sitemap.toString()) ?? [];

    const cases: Case[] = [];
    for (const { what, path, encoding, isCached, goal, isRevalidated } of wantedOf(product, '/api/en/products/68')) {
      const headers = { ...visitorHeaders, 'accept-encoding': encoding };
      const own = isCached ? site : forgetful;
      await own.ask({ path, headers });
      const answer = await own.ask({ path, headers });
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
      cases.push({
        what,
        bytes: isRevalidated ? 0 : answer.body.length,
        own,
        bare: await opened(startBareLike(answer)),
        load: {
          path,
          headers: { ...headers, ...(isRevalidated && { 'if-none-match': String(answer.headers.etag) }) },
          // Concurrent requests for one page share its rendering, so that page is requested by one client, also from
          // the bare server.
          visitors: isCached ? visitors : 1,
        },
        ...(goal !== undefined && { goal }),
      });
    }

    const rest = await idleAtRest();
    const rows = await measureCases(cases);
    await forgetful.measure('/en', { milliseconds: loadMilliseconds, headers: visitorHeaders });
    const loaded = await forgetful.memory();
    const home = cases[1]?.bytes ?? 0;

    const times: Record<'site' | 'bare', number[]> = { site: [], bare: [] };
    for (let round = 0; round < starts; round += 1) {
      times.site.push(await timeStart('site', again, '/en'));
      times.bare.push(await timeStart('bare', {}, '/'));
    }
    const [start, bareStart] = [median(times.site), median(times.bare)];
    const [bareMemory] = await Promise.all(servers.slice(2, 3).map((bare) => bare.memory()));
    return [
      toTable(rows),
      '',
      '| what | measured | bare server | goal |',
      '| --- | --: | --: | --: |',
      `| a later start, to the first answer | ${start.toFixed(0)} ms | × ${(start / bareStart).toFixed(1)} | |`,
      `| memory at rest | ${megabytes(atRest)} | ${megabytes(bareMemory ?? 0)} | ≤ 180 MB |`,
      `| memory after rendering under load | ${megabytes(loaded)} | | ≤ 220 MB |`,
      `| HTML of Home | ${(home / 1000).toFixed(0)} KB | | ≤ 90 KB |`,
      '',
      `Medians of five rounds in turns, with half of the spread; ${availableParallelism()} processors, ` +
        `${(rest * 100).toFixed(0)} % idle before. \`Idle\` is that of the whole machine while visitors and both servers ` +
        'worked on it. One visitor requests what is rendered, from both servers, since several would share one rendering.',
    ].join('\n');
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await rm(dataDir, { recursive: true, force: true });
  }
}
