import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { type BucketClient, type BucketSettings, createBucketClient } from '../../server/storage/bucket-client.ts';
import { documentBody } from '../../server/storage/bucket-document.ts';
import { openRealBucket } from '../support/open-real-bucket.ts';
import { quiet } from '../support/open-test-store.ts';
import { startEmulator } from '../support/start-bucket.ts';
import { startSwift } from './swift.ts';

const root = resolve(import.meta.dirname, '../..');

/** The tests that need nothing but S3 from a server. */
const tests = [
  'server/storage/storage.test.ts',
  'server/storage/move-files.test.ts',
  'server/library/files-in-a-bucket.test.ts',
  'server/operations/backup/backups-in-a-bucket.test.ts',
];
/** Milliseconds. A real server shares the machine with the tests. */
const timeoutMilliseconds = 300_000;

const Results = z.object({
  testResults: z.array(
    z.object({ name: z.string(), assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) }),
  ),
});

export interface FileResult {
  readonly file: string;
  readonly passed: number;
  readonly failed: readonly string[];
}

/** Runs the tests of storage, moves and backups against a server. */
async function runTests(server: object, state: string): Promise<readonly FileResult[]> {
  const output = join(state, 'results.json');
  const limits = [`--testTimeout=${timeoutMilliseconds}`, `--hookTimeout=${timeoutMilliseconds}`, '--maxWorkers=1'];
  const reporting = ['--reporter=json', `--outputFile=${output}`];
  const child = spawn('node_modules/.bin/vitest', ['run', '--project', 'unit', ...limits, ...reporting, ...tests], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, BUCKET_SERVER: JSON.stringify(server) },
  });
  await once(child, 'exit');
  const { testResults } = Results.parse(JSON.parse(await readFile(output, 'utf8')));
  return testResults.map(({ name, assertionResults }) => ({
    file: name.slice(root.length + 1),
    passed: assertionResults.filter(({ status }) => status === 'passed').length,
    failed: assertionResults.filter(({ status }) => status !== 'passed').map(({ fullName }) => fullName),
  }));
}

const put = async (client: BucketClient, key: string, body: Parameters<BucketClient['ask']>[0]['body']) =>
  (await client.ask({ method: 'PUT', key, ...(body !== undefined && { body }) })).resume();

const isRefused = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => false,
    () => true,
  );

/** What the site expects of an S3 server. Each check returns true when the server does it. */
const promises: Readonly<Record<string, (settings: BucketSettings) => Promise<boolean>>> = {
  'a wrong secret is refused': (settings) =>
    isRefused(put(createBucketClient({ ...settings, secretAccessKey: 'x' }, quiet), 'uploads/a', documentBody('a'))),
  'bytes that are not those that were signed are refused': (settings) => {
    const [signed, sent] = [documentBody('what was signed'), documentBody('what was sent!!')];
    return isRefused(put(createBucketClient(settings, quiet), 'uploads/b', { ...signed, read: () => sent.read() }));
  },
  'and leave nothing': async (settings) =>
    (await createBucketClient(settings, quiet).ask({ method: 'HEAD', key: 'uploads/b' })).statusCode === 404,
  'a list that was garbled on its way removes nothing': async (settings) => {
    const client = createBucketClient(settings, quiet);
    await put(client, 'uploads/c', documentBody('c'));
    const body = documentBody('<Delete><Object><Key>uploads/c</Key></Object></Delete>');
    const headers = { 'content-md5': documentBody('another').md5 };
    const isRefusal = await isRefused(client.ask({ method: 'POST', query: { delete: '' }, headers, body }));
    return isRefusal && (await client.ask({ method: 'HEAD', key: 'uploads/c' })).statusCode === 200;
  },
};

async function keepsPromises(settings: BucketSettings): Promise<ReadonlyMap<string, boolean>> {
  const outcomes = new Map<string, boolean>();
  for (const [what, isTrue] of Object.entries(promises)) outcomes.set(what, await isTrue(settings).catch(() => false));
  return outcomes;
}

export interface BucketFindings {
  readonly tests: readonly FileResult[];
  readonly promises: readonly { readonly what: string; readonly emulator: boolean | null; readonly real: boolean }[];
}

/** Tests a real server instead of the emulator. */
export async function tryBucket(state: string, tell: (line: string) => void): Promise<BucketFindings> {
  const emulator = await startEmulator();
  const told = await keepsPromises(emulator.settings);
  await emulator.close();
  const swift = await startSwift(state);
  try {
    const bucket = await openRealBucket(swift.server);
    const outcomes = await keepsPromises(bucket.settings);
    await bucket.overwrite('uploads', 'kept-1.txt', 'acknowledged');
    tell('  Swift is killed');
    await swift.killAndStart();
    const left = await buffer(
      await createBucketClient(bucket.settings, quiet).ask({ method: 'GET', key: 'uploads/kept-1.txt' }),
    );
    await bucket.close();
    const isThere = left.toString() === 'acknowledged';
    const promiseResults = [...outcomes].map(([what, real]) => ({ what, emulator: told.get(what) === true, real }));
    const survives = { what: 'what it acknowledged outlives its SIGKILL', emulator: null, real: isThere };
    tell('  the tests of storage, moves and backups run over it');
    return { tests: await runTests(swift.server, state), promises: [...promiseResults, survives] };
  } finally {
    await swift.stop();
  }
}
