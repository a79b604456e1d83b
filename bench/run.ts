import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from './start-server.ts';

// What a page costs the processor, beside a server that does nothing but send the same bytes. Everything is measured
// in one run and in turns, so that the ratios hold on a busy machine too.

const rounds = 5;
const milliseconds = 1000;

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const dataDir = await mkdtemp(join(tmpdir(), 'bench-'));
const environment = { NODE_ENV: 'production', DATA_DIR: dataDir, LOG_LEVEL: 'error' };
console.log('Loading the demo content ...');
// The first start also makes pictures in advance, which would be measured with the pages.
await (await startServer('site', environment)).stop();
const site = await startServer('site', { ...environment, DEMO: '0' });
const home = await site.read('/en');
const bare = await startServer('bare', { BENCH_BODY: home.body.toString('base64') });
const etag = String(home.headers.etag);
// The headers of a person's browser, so that visits are counted as they are outside.
const person = {
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  'sec-fetch-dest': 'document',
  cookie: 'lang=en; country=ae',
};

const cases = [
  {
    name: 'bare server, the same bytes',
    run: () => bare.measure('/', { milliseconds, headers: person }),
    against: undefined,
  },
  { name: 'kept page', run: () => site.measure('/en', { milliseconds, headers: person }), against: 0 },
  {
    name: 'kept page the visitor holds (304)',
    run: () => site.measure('/en', { milliseconds, headers: { ...person, 'if-none-match': etag } }),
    against: 0,
  },
  {
    name: 'one record, by its call',
    run: () => site.measure('/api/en/products/68', { milliseconds }),
    against: undefined,
  },
  // Only addresses without a query are kept, so this one is drawn and compressed every time.
  { name: 'page drawn anew', run: () => site.measure('/en?fresh', { milliseconds }), against: 3 },
];

const results: number[][] = cases.map(() => []);
for (const { run } of cases) await run();
for (let round = 0; round < rounds; round += 1) {
  for (const [index, { run }] of cases.entries()) results[index]?.push(await run());
}
await Promise.all([site.stop(), bare.stop()]);
await rm(dataDir, { recursive: true, force: true });

console.log(`Home: ${home.body.length} bytes. Processor time a request, middle of ${rounds} rounds:\n`);
for (const [index, { name, against }] of cases.entries()) {
  const cost = middle(results[index] ?? []);
  const ratio =
    against === undefined ? '' : `  ${(cost / middle(results[against] ?? [])).toFixed(2)} × ${cases[against]?.name}`;
  console.log(`${name.padEnd(36)} ${cost.toFixed(0).padStart(7)} µs${ratio}`);
}
