import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { products } from '../../content/collections/index.ts';
import { testDatabaseConfig } from '../../tests/support/database.ts';
import { createAccounts } from '../accounts/create-accounts.ts';
import { editor, mediaFinder, openTestStore, type TestStore, writing } from '../../tests/support/open-test-store.ts';
import { answerError } from '../http/answer-error.ts';
import { createReadAnswers } from '../pages/answer-reads.ts';
import { createPageCache } from '../pages/create-page-cache.ts';
import { createServe } from '../http/serve.ts';
import { serveSearch } from './register-search.ts';
import { createSearchLimit } from './search-limit.ts';

let opened: TestStore;
let app: FastifyInstance;

beforeAll(async () => {
  opened = await openTestStore(await testDatabaseConfig());
  app = fastify({ trustProxy: true });
  app.setErrorHandler(answerError);
  await app.register(
    async (api) => {
      const accounts = createAccounts(opened.database, { signingKey: () => 'a key of tests', publicUrl: undefined });
      const serve = createServe(api, {
        accounts,
        checksAnswers: true,
        reads: createReadAnswers({ cache: createPageCache(opened.database.versions), isEnabled: true }),
      });
      serveSearch(serve, { database: opened.database, media: mediaFinder(opened.database) }, createSearchLimit());
    },
    { prefix: '/api' },
  );
  for (const name of ['The Vision', 'Vision Pro', 'Panel']) {
    const write = writing({ name: { en: name, ar: '' }, description: { en: `Seen by vision: ${name}`, ar: 'شاشة' } });
    await opened.store.create(products, { actor: editor, write });
  }
});
afterAll(async () => {
  await app.close();
  await opened.database.close();
});

const answer = z.object({
  query: z.string(),
  results: z.array(z.looseObject({ id: z.number(), kind: z.string(), path: z.string() })),
});
let visitors = 0;
const get = async (address: string) => {
  visitors += 1;
  const response = await app.inject({
    url: address,
    headers: { 'x-forwarded-for': `10.0.${visitors >> 8}.${visitors & 255}` },
  });
  return { status: response.statusCode, body: response.json<unknown>(), headers: response.headers };
};

describe('GET /api/{language}/search', () => {
  it('answers what was asked and what was found, with the places of the words', async () => {
    const { status, body } = await get('/api/en/search?q=%20the%20vision%20&limit=1');
    expect(status).toBe(200);
    expect(body).toEqual({
      query: 'the vision',
      results: [
        {
          kind: 'product',
          id: 1,
          language: 'en',
          title: {
            text: 'The Vision',
            language: 'en',
            matches: [
              [0, 3],
              [4, 10],
            ],
          },
          excerpt: {
            text: 'Seen by vision: The Vision',
            language: 'en',
            matches: [
              [8, 14],
              [16, 19],
              [20, 26],
            ],
          },
          path: '/product/1/The-Vision',
          image: null,
        },
      ],
    });
  });

  it('answers no more than the limit, 20 when none is given', async () => {
    const { body } = await get('/api/ar/search?q=vision&limit=2');
    expect(answer.parse(body).results).toHaveLength(2);
    expect(answer.parse((await get('/api/ar/search?q=vision')).body).results).toHaveLength(3);
  });

  it('refuses an empty, doubled or over-long question, an unknown kind and a limit out of range', async () => {
    const cases: readonly (readonly [string, string])[] = [
      ['', 'q'],
      ['q=', 'q'],
      ['q=%20%20', 'q'],
      ['q=a&q=b', 'q'],
      [`q=${'a'.repeat(101)}`, 'q'],
      [`q=${encodeURIComponent('ش'.repeat(10_000))}`, 'q'],
      ['q=a&kind=comment', 'kind'],
      ['q=a&kind=__proto__', 'kind'],
      ['q=a&limit=0', 'limit'],
      ['q=a&limit=51', 'limit'],
      ['q=a&limit=1e1', 'limit'],
    ];
    for (const [query, path] of cases) {
      const { status, body } = await get(`/api/en/search?${query}`);
      expect(status, query).toBe(400);
      expect(body).toMatchObject({ issues: [{ path }] });
    }
  });

  it('answers hostile questions like any other', async () => {
    for (const question of [
      '%',
      '_',
      `' or 1=1 --`,
      '"vision" OR *',
      'folded_title:x',
      '\u0000',
      '<script>',
      '${7*7}',
    ]) {
      const { status, body } = await get(`/api/en/search?q=${encodeURIComponent(question)}`);
      expect([question, status]).toEqual([question, 200]);
      expect(answer.parse(body).query).toBe(question.trim());
    }
  });

  it('slows down one address that searches in a loop, and no other', async () => {
    const ask = (address: string) =>
      app.inject({ url: '/api/en/search?q=panel', headers: { 'x-forwarded-for': address } });
    const answers = await Promise.all(Array.from({ length: 60 }, () => ask('192.0.2.1')));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThanOrEqual(40);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask('192.0.2.2')).statusCode).toBe(200);
  });
});
