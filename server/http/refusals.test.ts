import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestCalls, testCredentials, type TestCalls } from '../../tests/support/open-test-calls.ts';

let dataDir: string;
let calls: TestCalls;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'refusals-'));
  calls = await openTestCalls({ dataDir });
  await calls.administer({ method: 'POST', url: '/api/en/herobanner/add', payload: { title: 'Screen' } });
  await calls.administer({ method: 'PUT', url: '/api/en/herobanner/1', payload: { title: 'Wall' } });
});
afterAll(async () => {
  await calls.close();
  await rm(dataDir, { recursive: true, force: true });
});

const post = { method: 'POST', url: '/api/en/herobanner/add' } as const;
const wrong = { method: 'POST', url: '/api/session', payload: { ...testCredentials, password: 'wrong' } } as const;
const sentenceAndIssues = { message: expect.stringMatching(/\S/), issues: expect.any(Array) };

const refusals: readonly (readonly [status: number, what: string, request: InjectOptions, isVisitor?: boolean])[] = [
  [400, 'a record without its words', { ...post, url: '/api/en/clientslogos', payload: { category_id: 0 } }],
  [401, 'a change without a session', { ...post, payload: { title: 'Screen' } }, true],
  [403, 'a change from another site', { ...post, payload: {}, headers: { 'sec-fetch-site': 'cross-site' } }],
  [404, 'a record that does not exist', { method: 'GET', url: '/api/en/herobanner/999999' }],
  [
    409,
    'a change of an older version',
    { method: 'PUT', url: '/api/en/herobanner/1', payload: { title: 'Old', version: 1 } },
  ],
  [413, 'a body of more than 1 MB', { ...post, payload: { title: 'x'.repeat(1_100_000) } }],
  [415, 'a body of another kind', { ...post, payload: 'title', headers: { 'content-type': 'text/plain' } }],
];

it.each(refusals.map(([status, what, request, isVisitor = false]) => ({ status, what, request, isVisitor })))(
  '$status answers $what, with a sentence and its issues [MSG-74, API-ADM-004, OP-068]',
  async ({ status, request, isVisitor }) => {
    const answer = await (isVisitor ? calls.visit(request) : calls.administer(request));
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject(sentenceAndIssues);
  },
);

it('429 answers who tries too often, with a sentence and the time to wait [MSG-74, OP-068]', async () => {
  let answer = await calls.visit(wrong);
  for (let turn = 0; turn < 100 && answer.statusCode !== 429; turn += 1) answer = await calls.visit(wrong);
  expect(answer.statusCode).toBe(429);
  expect(answer.json()).toMatchObject({ message: expect.stringMatching(/\S/) });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
});
