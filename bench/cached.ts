import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MeasuredServer, startServer } from './start-server.ts';

// The processor time of a cached answer, compared with a bare server that sends the same bytes, with the same headers
// and with only the three required ones. Everything is measured in turns, so that the ratios are valid on a busy
// machine.

const rounds = 5;
const milliseconds = 1000;
const encodings = ['br', 'identity'];
const visitorHeaders = {
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  'sec-fetch-dest': 'document',
};
/** Node sends these itself. */
const ofNode = new Set(['date', 'connection', 'keep-alive']);
const needed = ['content-type', 'content-encoding', 'content-length'];

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const dataDir = await mkdtemp(join(tmpdir(), 'bench-'));
const environment = { NODE_ENV: 'production', DATA_DIR: dataDir, LOG_LEVEL: 'error' };
// The first start loads the demo and generates pictures in advance, which would be measured with the pages.
await (await startServer('site', environment)).stop();
const site = await startServer('site', { ...environment, DEMO: '0' });

interface Case {
  readonly name: string;
  readonly bytes: number;
  readonly run: { readonly [by in 'site' | 'same' | 'least']: () => Promise<number> };
  readonly costs: { readonly [by in 'site' | 'same' | 'least']: number[] };
}

const sitemap = (await site.ask({ path: '/sitemap.xml', headers: { 'accept-encoding': 'identity' } })).body.toString();
const [product = '/en/products'] = /\/en\/product\/68\/[^<"]+/.exec(sitemap) ?? [];
const paths = ['/en', product, '/api/en/products'];

const servers: MeasuredServer[] = [site];
const cases: Case[] = [];
for (const path of paths) {
  for (const encoding of encodings) {
    const headers = { ...visitorHeaders, 'accept-encoding': encoding };
    await site.ask({ path, headers });
    const { body, headers: answered, status } = await site.ask({ path, headers });
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    const all = Object.entries(answered).flatMap(([name, value]) => (ofNode.has(name) ? [] : [[name, String(value)]]));
    const bareWith = async (sent: readonly (readonly string[])[]) => {
      const bare = await startServer('bare', {
        BENCH_BODY: body.toString('base64').slice(0, 100_000),
        BENCH_BODY_2: body.toString('base64').slice(100_000),
        BENCH_HEADERS: sent.flat().join('\n'),
      });
      servers.push(bare);
      return () => bare.measure('/', { milliseconds, headers });
    };
    cases.push({
      name: `${path} (${encoding})`,
      bytes: body.length,
      run: {
        site: () => site.measure(path, { milliseconds, headers }),
        same: await bareWith(all),
        least: await bareWith(all.filter(([name = '']) => needed.includes(name))),
      },
      costs: { site: [], same: [], least: [] },
    });
  }
}

for (let round = 0; round <= rounds; round += 1) {
  for (const { run, costs } of cases) {
    for (const by of ['site', 'same', 'least'] as const) {
      const cost = await run[by]();
      // The first round is a warm-up.
      if (round > 0) costs[by].push(cost);
    }
  }
}
await Promise.all(servers.map((server) => server.stop()));
await rm(dataDir, { recursive: true, force: true });

console.log(
  `Processor time a request, middle of ${rounds} rounds; the share of a bare server with the same bytes in it:\n`,
);
for (const { name, bytes, costs } of cases) {
  const [own, same, least] = [middle(costs.site), middle(costs.same), middle(costs.least)];
  const share = (bare: number): string => `${((bare / own) * 100).toFixed(0)} %`;
  console.log(
    `${name.padEnd(42)} ${String(bytes).padStart(7)} bytes ${own.toFixed(1).padStart(7)} µs  ` +
      `bare ${same.toFixed(1)} µs (${share(same)}), with three headers ${least.toFixed(1)} µs (${share(least)})`,
  );
}
