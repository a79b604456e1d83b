// The long attack: `npm run attack -- [requests] [seconds] [seed]` starts a server on this machine and attacks it over
// real connections.
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { startSite } from '../../support/start-site.ts';
import { findFaults } from '../fuzz/find-faults.ts';
import type { FuzzRequest } from '../fuzz/request.ts';
import { roughAttacks } from './rough-connections.ts';

const readNumber = (index: number, usual: number): number => {
  const number = Number(process.argv[index + 2] ?? usual);
  if (Number.isInteger(number) && number >= 0) return number;
  throw new Error('npm run attack -- [requests] [seconds] [seed]: whole numbers');
};
const requests = readNumber(0, 100_000);
const seconds = readNumber(1, 600);
const seed = readNumber(2, Math.floor(Math.random() * 2 ** 31));

const site = await startSite();

/** Returns the server's resident memory in bytes and the number of its open files. */
async function measure(): Promise<{ readonly memory: number; readonly handles: number }> {
  const memory = Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${site.pid()}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  return { memory, handles: readdirSync(`/proc/${site.pid()}/fd`).length };
}

const send = ({ method, url, headers, isAdministrator, body }: FuzzRequest): Promise<Response> => {
  const { cookie: odd = '', host: _, 'content-length': __, ...others } = headers;
  // A logout with the session would make all later requests anonymous.
  const isLogout = method === 'DELETE' && /^\/api\/session/i.test(url);
  const cookie = [isAdministrator && !isLogout ? `session=${site.session}` : '', odd]
    .filter((part) => part !== '')
    .join('; ');
  return fetch(new URL(url.replace(/^\/+/, '/'), site.origin), {
    method,
    headers: { ...others, ...(cookie !== '' && { cookie }) },
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
    ...(body !== undefined && { body }),
  });
};

async function faultOf(request: FuzzRequest): Promise<string | null> {
  const { method, url } = request;
  const place = `${method} ${url.split('?')[0]?.replaceAll(/\d+/g, '1').slice(0, 60)}`;
  try {
    const answer = await send(request);
    await answer.arrayBuffer();
    const isBusy = answer.status === 503 && answer.headers.has('retry-after');
    return answer.status < 500 || isBusy ? null : `${answer.status} to ${place}`;
  } catch (error) {
    // A request that the client refuses to send is no fault of the server.
    if (error instanceof TypeError && !(error.cause instanceof Error && 'code' in error.cause)) return null;
    return `${error instanceof Error ? error.name : 'an error'} at ${place}`;
  }
}

try {
  const atStart = await measure();
  let atQuarter = atStart;
  console.log(`${requests} requests in at most ${seconds} seconds, seed ${seed}`);
  const { sent, faults } = await findFaults(faultOf, {
    requests,
    seed,
    milliseconds: seconds * 1000,
    async onProgress(sent) {
      if (atQuarter === atStart && sent >= requests / 4) atQuarter = await measure();
      console.log(`  ${sent} sent`);
    },
  });
  for (const { what, request } of faults) console.log(`✗ ${what}\n  ${JSON.stringify(request)}`);
  console.log(`${sent} requests sent, ${faults.length} faults`);
  let failed = faults.length;
  for (const { name, run } of roughAttacks) {
    const wrong = await run(site.origin);
    if (wrong !== null) failed += 1;
    console.log(wrong === null ? `✓ ${name}` : `✗ ${name}: ${wrong}`);
  }
  console.log(
    `In the beginning, after a quarter, in the end: ${JSON.stringify([atStart, atQuarter, await measure()])}`,
  );
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  await site.stop();
}
