import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../tests/support/start-postgres.ts';
import { median } from './growth/result.ts';
import { load } from './load.ts';
import { visitorHeaders } from './rounds.ts';
import { startServer } from './start-server.ts';

// Pages a second by number of processes over one PostgreSQL and one folder, all of them used at once and in turns with
// the other numbers. The visitors run on the same machine. The site must be built.

const { values } = parseArgs({
  allowPositionals: true,
  options: { processes: { type: 'string', default: '3' }, rounds: { type: 'string', default: '3' } },
});
const [most, rounds] = [Number(values.processes), Number(values.rounds)];
if (!(most >= 1 && most <= 8 && rounds >= 1 && rounds <= 20)) throw new Error('--processes 1 to 8, --rounds 1 to 20');

const milliseconds = 3000;
const visitors = 12;
const headers = { ...visitorHeaders, 'accept-encoding': 'br' };
const kinds = { 'cached pages': {}, 'rendered pages': { PAGE_MEMORY: '0' } };

/** One value per round. */
interface Metrics {
  readonly perSecond: number[];
  readonly cost: number[];
  readonly idle: number[];
}

const dataDir = await mkdtemp(join(tmpdir(), 'bench-processes-'));
const postgres = await startPostgres();
const environment = { NODE_ENV: 'production', DATA_DIR: dataDir, DATABASE_URL: postgres.url, LOG_LEVEL: 'error' };
try {
  // The first start loads the demo and generates pictures in advance, which would be measured with the pages.
  await (await startServer('site', environment)).stop();
  console.log(
    '| | processes | pages a second | beside one | processor time a page | idle |\n| --- | --: | --: | --: | --: | --: |',
  );
  for (const [kind, more] of Object.entries(kinds)) {
    const servers = await Promise.all(
      Array.from({ length: most }, () => startServer('site', { ...environment, DEMO: '0', ...more })),
    );
    try {
      const found = servers.map((): Metrics => ({ perSecond: [], cost: [], idle: [] }));
      for (const server of servers) await server.measure('/en', { milliseconds: 500, headers });
      for (let round = 0; round < rounds; round += 1) {
        for (const [index, { perSecond, cost, idle }] of found.entries()) {
          const used = servers.slice(0, index + 1);
          const share = { path: '/en', headers, visitors: Math.ceil(visitors / used.length), milliseconds };
          const measured = await Promise.all(used.map((server) => load(server, share)));
          perSecond.push(measured.reduce((sum, one) => sum + one.perSecond, 0));
          cost.push(measured.reduce((sum, one) => sum + one.cost, 0) / measured.length);
          idle.push(measured[0]?.idle ?? Number.NaN);
        }
      }
      const one = median(found[0]?.perSecond ?? []);
      for (const [index, { perSecond, cost, idle }] of found.entries()) {
        const pages = median(perSecond);
        console.log(
          `| ${kind} | ${index + 1} | ${Math.round(pages).toLocaleString('en')} | × ${(pages / one).toFixed(2)} | ` +
            `${Math.round(median(cost))} µs | ${Math.round(median(idle) * 100)} % |`,
        );
      }
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
    }
  }
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
