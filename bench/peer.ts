import { startBareLike } from './bare-like.ts';
import { median } from './growth/result.ts';
import type { Target } from './load.ts';
import { metricsOf } from './machine.ts';
import { type Case, idleAtRest, measureCases, visitorHeaders } from './rounds.ts';
import type { MeasuredServer } from './start-server.ts';
import { toTable } from './table.ts';

const encodings = { br: 'compressed', identity: 'not compressed' } as const;
const visitors = 16;

/** An answer as it is transferred. */
async function readAnswer(url: URL, headers: Readonly<Record<string, string>>) {
  const { request } = await (url.protocol === 'https:' ? import('node:https') : import('node:http'));
  return new Promise<{ readonly body: Buffer; readonly headers: Record<string, string | string[] | undefined> }>(
    (resolve, reject) => {
      const chunks: Buffer[] = [];
      request(url, { headers }, (response) => {
        const { statusCode } = response;
        if (statusCode !== 200) reject(new Error(`${url.href} answered ${statusCode}`));
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve({ body: Buffer.concat(chunks), headers: response.headers }));
      })
        .on('error', reject)
        .end();
    },
  );
}

/**
 * Measures an answer of any server like `npm run bench` measures the product's. Processor time and memory are known
 * only with a process id. Without it the ratios are those of requests per second.
 */
export async function measurePeer(address: string, pid: number | null): Promise<void> {
  const url = new URL(address);
  const target: Target = {
    origin: url.origin,
    ...(pid !== null && { spent: async () => (await metricsOf(pid)).spent }),
  };
  const bares: MeasuredServer[] = [];
  const cases: Case[] = [];
  const memory = async () => (pid === null ? Number.NaN : (await metricsOf(pid)).memory / 1024 ** 2);
  const before = await memory();
  for (const [encoding, name] of Object.entries(encodings)) {
    const headers = { ...visitorHeaders, 'accept-encoding': encoding };
    const answer = await readAnswer(url, headers);
    const bare = await startBareLike(answer);
    bares.push(bare);
    for (const [many, said] of [
      [visitors, `${visitors} visitors`],
      [1, 'one visitor'],
    ] as const) {
      cases.push({
        what: `${url.pathname}, ${name}, ${said}`,
        bytes: answer.body.length,
        own: target,
        bare,
        load: { path: url.pathname + url.search, headers, visitors: many },
      });
    }
  }
  const rest = await idleAtRest();
  const rows = await measureCases(cases);
  console.log(`${toTable(rows)}\n`);
  console.log(`Idle before: ${(rest * 100).toFixed(0)} %; while measured, middle of all: ${idleOf(rows)} %.`);
  if (pid !== null) console.log(`Memory: ${before.toFixed(0)} MB before, ${(await memory()).toFixed(0)} MB after.`);
  await Promise.all(bares.map((bare) => bare.stop()));
}

const idleOf = (rows: Awaited<ReturnType<typeof measureCases>>): string =>
  (median(rows.flatMap(({ own, bare }) => [...own, ...bare].map(({ idle }) => idle))) * 100).toFixed(0);
