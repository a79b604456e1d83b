import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { z } from 'zod';
import { type Answer, type MeasuredServer, startServer } from './start-server.ts';

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

/** A server that sends the bytes that the site sends for this path, and does nothing else. */
async function bareOf(path: string): Promise<{ readonly bare: MeasuredServer; readonly answer: Answer }> {
  const answer = await site.read(path);
  return { answer, bare: await startServer('bare', { BENCH_BODY: answer.body.toString('base64') }) };
}

const site = await startServer('site', { ...environment, DEMO: '0' });
const atRest = await site.memory();
// Keeps no page, so that each is drawn and compressed every time.
const forgetful = await startServer('site', { ...environment, DEMO: '0', PAGE_MEMORY: '0' });
const { bare, answer: home } = await bareOf('/en');
const bareAtRest = await bare.memory();
const product = '/en/product/68/The-Vision';
const { bare: bareProduct } = await bareOf(product);
const least = '/en/privacy-policy';
const { bare: bareLeast } = await bareOf(least);
const { bare: bareList, answer: list } = await bareOf('/api/en/products');
// The headers of a person's browser, so that visits are counted as they are outside.
const person = {
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  'sec-fetch-dest': 'document',
  cookie: 'lang=en; country=ae',
};
const held = { ...person, 'if-none-match': String(home.headers.etag) };

// Visitors who ask for one page at the same time share its drawing.
const drawing = { milliseconds, visitors: 1 };

const cases = [
  { name: 'bare server, the bytes of Home', run: () => bare.measure('/', { milliseconds, headers: person }) },
  { name: 'kept page', run: () => site.measure('/en', { milliseconds, headers: person }), against: 0 },
  {
    name: 'kept page the visitor holds (304)',
    run: () => site.measure('/en', { milliseconds, headers: held }),
    against: 0,
  },
  {
    name: 'kept page, with a query it does not read',
    run: () => site.measure('/en?x=1', { milliseconds }),
    against: 0,
  },
  { name: 'page drawn anew', run: () => forgetful.measure('/en', drawing), against: 0 },
  { name: 'one record, by its call', run: () => site.measure('/api/en/products/68', { milliseconds }), against: 0 },
  { name: 'bare server, the bytes of all products', run: () => bareList.measure('/', { milliseconds }) },
  { name: 'all products, by their call', run: () => site.measure('/api/en/products', { milliseconds }), against: 6 },
  { name: 'bare server, the bytes of a product', run: () => bareProduct.measure('/', { milliseconds }) },
  { name: 'product drawn anew', run: () => forgetful.measure(product, drawing), against: 8 },
  { name: 'bare server, the bytes of the least page', run: () => bareLeast.measure('/', { milliseconds }) },
  { name: 'least page drawn anew', run: () => forgetful.measure(least, drawing), against: 10 },
];

const results: number[][] = cases.map(() => []);
for (const { run } of cases) await run();
for (let round = 0; round < rounds; round += 1) {
  for (const [index, { run }] of cases.entries()) results[index]?.push(await run());
}
const afterLoad = await site.memory();
const bareAfterLoad = await bare.memory();
await Promise.all([site.stop(), forgetful.stop(), bare.stop(), bareList.stop(), bareProduct.stop(), bareLeast.stop()]);

const starts: Record<'site' | 'bare', number[]> = { site: [], bare: [] };
for (let round = 0; round < rounds; round += 1) {
  for (const kind of ['site', 'bare'] as const) {
    const started = await startServer(kind, { ...environment, DEMO: '0' });
    starts[kind].push(started.startedIn);
    await started.stop();
  }
}
await rm(dataDir, { recursive: true, force: true });

const products = z.array(z.unknown()).parse(JSON.parse(brotliDecompressSync(list.body).toString()));
console.log(`Home: ${home.body.length} bytes, compressed; ${products.length} products: ${list.body.length} bytes.`);
console.log(`Processor time a request, middle of ${rounds} rounds:\n`);
for (const [index, { name, against }] of cases.entries()) {
  const cost = middle(results[index] ?? []);
  const ratio =
    against === undefined ? '' : `  ${(cost / middle(results[against] ?? [])).toFixed(2)} × ${cases[against]?.name}`;
  console.log(`${name.padEnd(40)} ${cost.toFixed(0).padStart(7)} µs${ratio}`);
}

const megabytes = (bytes: number): string => `${(bytes / 1024 ** 2).toFixed(0)} MB`;
const [siteStart, bareStart] = [middle(starts.site), middle(starts.bare)];
console.log(`\nStart: ${siteStart.toFixed(0)} ms, ${(siteStart / bareStart).toFixed(1)} × the bare server`);
for (const [when, ours, bares] of [
  ['at rest', atRest, bareAtRest],
  ['after load', afterLoad, bareAfterLoad],
] as const) {
  console.log(`Memory ${when}: ${megabytes(ours)}, ${(ours / bares).toFixed(1)} × the bare server`);
}
