import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { content } from '../../calls/content.ts';
import { testDatabaseConfig } from '../../tests/support/database.ts';
import { openTestCalls, type TestCalls } from '../../tests/support/open-test-calls.ts';
import { parseDocument } from './parse-document.ts';
import { readLongDocument } from './read-long-document.ts';

let calls: TestCalls;
beforeAll(async () => {
  calls = await openTestCalls(await testDatabaseConfig());
});
afterAll(() => calls.close());

const json = { 'content-type': 'application/json' };
const send = (payload: string | Buffer | Readable, headers: Record<string, string> = json) =>
  calls.administer({ method: 'POST', url: '/api/en/content/import', payload, headers });

const banner = (id: number) => ({
  id,
  parent: null,
  position: id,
  status: { en: 'published', ar: 'draft' },
  waiting: false,
  fields: { title: { en: `Light ${id}`, ar: 'ضوء' } },
});
const documentOf = (collections: object, change: object = {}) => ({
  format: 'site-content',
  version: 1,
  exported_at: '',
  collections,
  media: [],
  ...change,
});
const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);

const stored = async () => (await calls.administer({ url: '/api/en/content/export' })).json().collections.herobanner;

/** Makes the document large without more content. */
const spaces = ' '.repeat(300_000);

describe.each([
  ['small', ''],
  ['large', spaces],
])('a %s document', (_size, padding) => {
  const refusal = async (text: string) => {
    const before = await stored();
    const answer = await send(padding + text);
    expect(await stored()).toEqual(before);
    const { message, issues } = answer.json();
    return [answer.statusCode, message, issues];
  };
  const malformed = [400, 'The request could not be read', []];

  it.each([
    ['that is no JSON', '{"format":'],
    ['in which lists stand too deep within each other', JSON.stringify(documentOf({ herobanner: nested(33) }))],
    ['with __proto__', '{"format":"site-content","__proto__":{"x":1}}'],
    ['with constructor.prototype', '{"constructor":{"prototype":{"x":1}}}'],
    ['that is empty', ''],
  ])('%s is refused', async (_name, text) => {
    expect(await refusal(text)).toEqual(malformed);
  });

  it('in which records do not fit is refused as a whole, and says where', async () => {
    const wrong = { ...banner(2), position: 'x', status: { en: 'seen', ar: 'draft' } };
    const [status, message, issues] = await refusal(JSON.stringify(documentOf({ herobanner: [banner(1), wrong] })));
    expect([status, message]).toEqual([
      400,
      'This file holds no content of this kind of site, or is damaged. Nothing was changed.',
    ]);
    expect(issues).toEqual([
      { path: 'collections.herobanner.1.position', code: 'wrongType' },
      { path: 'collections.herobanner.1.status.en', code: 'notAnOption' },
    ]);
  });

  it('with one wrong record among others writes none', async () => {
    const wrong = { ...banner(2), fields: { nonsense: 1 } };
    const before = await stored();
    const answer = await send(padding + JSON.stringify(documentOf({ herobanner: [banner(1), wrong, banner(3)] })));
    expect([answer.statusCode, answer.json().refused]).toMatchObject([400, [{ base: 'herobanner', id: 2 }]]);
    expect(await stored()).toEqual(before);
  });

  it('is taken in whole, in its letters and its order', async () => {
    const first = padding === '' ? 10 : 20;
    const banners = [banner(first), banner(first + 1), banner(first + 2)];
    const answer = await send(padding + JSON.stringify(documentOf({ herobanner: banners, unheard: [] })));
    expect([answer.statusCode, answer.json().refused]).toEqual([400, [expect.objectContaining({ base: 'unheard' })]]);
    const done = await send(padding + JSON.stringify(documentOf({ herobanner: banners })));
    expect(done.json().added).toMatchObject(banners.map(({ id }) => ({ base: 'herobanner', id })));
    const ids = (await stored()).map(({ id }: { id: number }) => id);
    expect(ids.slice(-3)).toEqual(banners.map(({ id }) => id));
    expect((await stored()).at(-1).fields.title).toEqual({ en: `Light ${first + 2}`, ar: 'ضوء' });
  });
});

describe('a document', () => {
  it('with more bytes than may be sent is 413, said beforehand or not', async () => {
    const { mostBytes } = content.import.body;
    const reported = await send(Buffer.alloc(1), { ...json, 'content-length': String(mostBytes + 1) });
    const block = Buffer.alloc(1024 * 1024, 0x20);
    const blocks = function* () {
      for (let sent = 0; sent <= mostBytes; sent += block.length) yield block;
    };
    const untold = await send(Readable.from(blocks()), json);
    for (const answer of [reported, untold]) {
      expect([answer.statusCode, answer.json().message]).toEqual([413, 'The request is too large']);
      expect(answer.headers.connection).toBe('close');
    }
  });

  it('that breaks off, or is shorter than was said, is 400', async () => {
    const document = JSON.stringify(documentOf({}));
    const shorter = await send(document, { ...json, 'content-length': String(document.length + 1) });
    expect(shorter.statusCode).toBe(400);
  });

  it('of another type is 415', async () => {
    expect(
      (await send('format=site-content', { 'content-type': 'application/x-www-form-urlencoded' })).statusCode,
    ).toBe(415);
    expect((await send('format', { 'content-type': 'text/plain' })).statusCode).toBe(415);
  });

  it('that is large leaves the thread that serves pages free while it is read', async () => {
    const records = Array.from({ length: 40_000 }, (_, index) => banner(index + 1));
    const bytes = () => [new TextEncoder().encode(JSON.stringify(documentOf({ herobanner: records })))];
    /** Counts the turns of the event loop in which the server could have answered a request. */
    const turnsDuring = async (work: () => Promise<unknown>): Promise<number> => {
      let turns = 0;
      const turn = () => {
        turns += 1;
        next = setImmediate(turn);
      };
      let next = setImmediate(turn);
      await work();
      clearImmediate(next);
      return turns;
    };
    const [sent, held] = [bytes(), bytes()];
    expect(await turnsDuring(async () => (await readLongDocument(sent))[Symbol.asyncDispose]())).toBeGreaterThan(20);
    expect(await turnsDuring(async () => parseDocument(held))).toBeLessThan(3);
  });

  it('that is large gives out its records one after the other', async () => {
    const records = Array.from({ length: 500 }, (_, index) => banner(index + 1));
    const text = JSON.stringify(documentOf({ herobanner: records }));
    await using read = await readLongDocument([new TextEncoder().encode(text)]);
    const input = [];
    for (const slug of ['herobanner', 'unheard']) for await (const record of read.records(slug)) input.push(record);
    expect(input).toEqual(records);
  });
});
