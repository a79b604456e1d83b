import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { administrator, startSession } from '../../tests/support/start-site.ts';
import { type Answer, type BenchRequest, type MeasuredServer, startServer } from '../start-server.ts';
import { copyFilledSite } from './filled-site.ts';
import { proportionsOf } from './fill/proportions.ts';
import type { AskedSite, Measure } from './measures.ts';
import type { RowsPlaces } from './rows-places.ts';

/** A filled site with two servers. */
export interface SiteUnderTest extends AskedSite {
  readonly products: number;
  readonly dataDir: string;
  /** The environment variables of all its processes. */
  readonly environment: Readonly<Record<string, string>>;
  /** Caches pages, like an installation. */
  readonly cached: MeasuredServer;
  /** Renders every page. */
  readonly uncached: MeasuredServer;
  ask(server: MeasuredServer, request: BenchRequest, as: 'visitor' | 'administrator'): Promise<Answer>;
  /**
   * Reads the whole list of products, like a search engine, so that the server's memory includes what it holds of
   * records.
   */
  walk(signal: AbortSignal): Promise<void>;
  /** Milliseconds of processor time per request of a measure, repeated until `milliseconds` are over. */
  cost(measure: Measure, milliseconds: number, signal: AbortSignal): Promise<number>;
  stop(): Promise<void>;
}

/** Milliseconds until a request times out. */
export const timeout = 60_000;

/** Milliseconds after which a start has finished its work; jobs begin after ten seconds. */
export const startMilliseconds = 20_000;

let requests = 0;
/** A new address for each request, like different visitors, because clients in a loop are rate limited. */
function anyAddress(): string {
  requests += 1;
  return `10.${(requests >> 16) & 255}.${(requests >> 8) & 255}.${requests & 255}`;
}

/** Starts the servers on a copy of a filled site. @param folder the folder of filled sites */
export async function openSiteUnderTest(
  products: number,
  { folder, places }: { readonly folder: string; readonly places: RowsPlaces },
  tell: (step: string) => void,
): Promise<SiteUnderTest> {
  const dataDir = await mkdtemp(join(tmpdir(), `growth-${products}-`));
  const started: MeasuredServer[] = [];
  const stop = async () => {
    await Promise.allSettled(started.map((server) => server.stop()));
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const counts = proportionsOf(products);
    const known = await copyFilledSite({ folder, places, dataDir }, products, tell);
    const rows = await places.copy(products);
    const { databaseUrl } = rows;
    const environment = {
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
      DEMO: '0',
      LOG_LEVEL: 'error',
      TRUST_PROXY: '1',
      ADMIN_USERNAME: administrator.username,
      ADMIN_PASSWORD: administrator.password,
    };
    const start = async (more: Readonly<Record<string, string>>) => {
      const server = await startServer('site', { ...environment, ...more });
      started.push(server);
      return server;
    };
    tell('its servers');
    // Idle measures must not include the work of a first start or of its hourly jobs.
    const first = await start({});
    await pause(startMilliseconds);
    await first.stop();
    const cached = await start({});
    const uncached = await start({ PAGE_MEMORY: '0' });
    const session = await startSession(cached.origin);
    let turn = 0;

    const site: SiteUnderTest = {
      products,
      counts,
      known,
      dataDir,
      environment,
      cached,
      uncached,
      async ask(server, request, as) {
        const own = as === 'administrator' ? { cookie: `session=${session}`, 'sec-fetch-site': 'same-origin' } : {};
        const headers = { 'x-forwarded-for': anyAddress(), ...own, ...request.headers };
        return server.ask({ ...request, headers, timeout: request.timeout ?? timeout });
      },
      async walk(signal) {
        let next: string | undefined = '/api/en/products?limit=200';
        while (next !== undefined) {
          signal.throwIfAborted();
          const { headers } = await site.ask(uncached, { path: next }, 'visitor');
          next = /^<([^>]+)>; rel="next"$/.exec(String(headers.link ?? ''))?.[1];
        }
      },
      async cost({ isCached = false, isInside = false, request }, milliseconds, signal) {
        const server = isCached ? cached : uncached;
        const spent = async () => (await server.spent()) / 1000 + (await rows.spent());
        const before = await spent();
        const end = performance.now() + milliseconds;
        let requests = 0;
        do {
          signal.throwIfAborted();
          turn += 1;
          const wanted = request(site, turn);
          const { status = 0, body } = await site.ask(server, wanted, isInside ? 'administrator' : 'visitor');
          if (status >= 400 && status !== 404)
            throw new Error(`${wanted.path} answered ${status}: ${body.toString().slice(0, 300)}`);
          requests += 1;
        } while (performance.now() < end);
        return ((await spent()) - before) / requests;
      },
      stop,
    };
    return site;
  } catch (error) {
    await stop();
    throw error;
  }
}
