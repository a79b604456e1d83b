import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { refusal } from '../../calls/model/answers.ts';
import { withId, writtenWhole } from '../../calls/model/in-address.ts';
import { defineCall } from '../../calls/model/define-call.ts';
import { createAccounts } from '../accounts/create-accounts.ts';
import { connectDatabase } from '../database/connect.ts';
import { answerError, describeError } from './answer-error.ts';
import { CallError } from './call-error.ts';
import { testDatabaseConfig } from '../../tests/support/database.ts';
import { createReadAnswers } from '../pages/answer-reads.ts';
import { createPageCache } from '../pages/create-page-cache.ts';
import { mismatchOf } from './declared-answer.ts';
import { createServe, type Serve } from './serve.ts';

const summary = 'get';
const screen = z.object({ id: z.int(), name: z.string() });
const open = defineCall({
  method: 'GET',
  path: '/screens/:id',
  access: 'everyone',
  summary,
  params: withId,
  query: { limit: z._default(writtenWhole(1, 9), 5) },
  answer: screen,
});
const closed = defineCall({
  method: 'POST',
  path: '/screens',
  access: 'administrator',
  summary,
  body: z.strictObject({
    name: z.string().check(z.minLength(1), z.maxLength(5)),
    sizes: z.optional(z.array(z.object({ mm: z.int() }))),
  }),
  answer: screen,
  status: 201,
});
const visited = { ...closed, path: '/visits', access: 'everyone' } as const;

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function openApi(serveAll: (serve: Serve) => void, checksAnswers = true): Promise<FastifyInstance> {
  const database = await connectDatabase({
    ...(await testDatabaseConfig()),
    log: { info() {}, warn() {}, error() {} },
  });
  const accounts = createAccounts(database, { signingKey: () => 'a key of tests', publicUrl: undefined });
  const app = fastify();
  ends.push(
    () => database.close(),
    () => app.close(),
  );
  await app.register(
    async (api) => {
      api.setErrorHandler(answerError);
      serveAll(
        createServe(api, {
          accounts,
          checksAnswers,
          reads: createReadAnswers({ cache: createPageCache(database.versions), isEnabled: true }),
        }),
      );
    },
    { prefix: '/api' },
  );
  return app;
}

describe('a served call', () => {
  it('that changes something takes no value left empty for none', async () => {
    const tried = { ...visited, query: z.strictObject({ trial: z._default(z.enum(['0', '1']), '0') }) };
    const app = await openApi((serve) => serve(tried, ({ query }) => ({ id: 1, name: query.trial })));
    const send = (query: string) =>
      app.inject({ method: 'POST', url: `/api/en/visits${query}`, payload: { name: 'LED' } });
    expect((await send('')).json().name).toBe('0');
    expect((await send('?trial')).json().issues).toEqual([{ path: 'trial', code: 'notAnOption' }]);
  });

  it('stands below both languages and is given what it declares', async () => {
    const app = await openApi((serve) =>
      serve(open, ({ params, query, language }) => ({ id: params.id, name: `${language} ${query.limit}` })),
    );
    expect((await app.inject('/api/ar/screens/7')).json()).toEqual({ id: 7, name: 'ar 5' });
    expect((await app.inject('/api/en/screens/7?limit=2')).json()).toEqual({ id: 7, name: 'en 2' });
    expect((await app.inject('/api/en/screens/7?limit=')).json()).toEqual({ id: 7, name: 'en 5' });
  });

  it('is 404 at a place that is none, 400 for a name or a value that it does not know', async () => {
    const app = await openApi((serve) => serve(open, ({ params }) => ({ id: params.id, name: '' })));
    expect((await app.inject('/api/en/screens/x')).statusCode).toBe(404);
    const unknown = await app.inject('/api/en/screens/1?size=1');
    expect([unknown.statusCode, unknown.json().issues]).toEqual([400, [{ path: 'size', code: 'unknownField' }]]);
    const wrong = await app.inject('/api/en/screens/1?limit=10');
    expect([wrong.statusCode, wrong.json().issues]).toEqual([400, [{ path: 'limit', code: 'wrongType' }]]);
  });

  it('is guarded by its access before a body is read', async () => {
    const app = await openApi((serve) => serve(closed, ({ body }) => ({ id: 1, name: body.name })));
    const sent = await app.inject({ method: 'POST', url: '/api/en/screens', payload: '{' });
    expect(sent.statusCode).toBe(401);
  });

  it('names every place of a body that does not fit, and takes JSON alone', async () => {
    const app = await openApi((serve) => serve(visited, ({ body }) => ({ id: 1, name: body.name })));
    const send = (payload: object | string, type = 'application/json') =>
      app.inject({ method: 'POST', url: '/api/en/visits', payload, headers: { 'content-type': type } });
    expect((await send({ name: 'LED' })).statusCode).toBe(201);
    const wrong = await send({ name: 'longer', sizes: [{ mm: 1 }, {}], colour: 1 });
    expect([wrong.statusCode, wrong.json().issues]).toEqual([
      400,
      [
        { path: 'name', code: 'tooLong' },
        { path: 'sizes.1.mm', code: 'required' },
        { path: 'colour', code: 'unknownField' },
      ],
    ]);
    expect((await send({ name: '' })).json().issues).toEqual([{ path: 'name', code: 'required' }]);
    expect((await send('name=LED', 'text/plain')).statusCode).toBe(415);
  });

  it('without a body refuses one that is unreadable or too large', async () => {
    const app = await openApi((serve) => serve({ ...visited, body: null }, () => ({ id: 1, name: '' })));
    const send = (payload: string, type: string) =>
      app.inject({ method: 'POST', url: '/api/en/visits', payload, headers: { 'content-type': type } });
    const refused = [await send('x', 'text/html'), await send(`"${'x'.repeat(70_000)}"`, 'application/json')];
    expect(refused.map((answer) => [answer.statusCode, answer.json().issues])).toEqual([
      [415, []],
      [413, []],
    ]);
  });

  it('may pass over what others add to its address', async () => {
    const linked = defineCall({
      method: 'GET',
      path: '/links',
      access: 'holder',
      summary,
      answer: screen,
      query: { token: z._default(z.string(), '') },
      ignoresOtherParameters: true,
    });
    const app = await openApi((serve) => serve(linked, ({ query }) => ({ id: 1, name: JSON.stringify(query) })));
    expect((await app.inject('/api/en/links?token=x&utm_source=mail')).json().name).toBe('{"token":"x"}');
  });

  it('may say more in its refusals, and answer them in a way of its own', async () => {
    const own = { ...visited, refusal: z.extend(refusal, { success: z.literal(false) }) };
    const app = await openApi((serve) =>
      serve(
        own,
        () => ({ id: 1, name: '' }),
        (fault, request, reply) => {
          const { status, body } = describeError(fault, request);
          reply.code(status).send({ success: false, ...body });
        },
      ),
    );
    const refused = await app.inject({ method: 'POST', url: '/api/en/visits', payload: { name: 1 } });
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      { success: false, message: expect.any(String), issues: [{ path: 'name', code: 'wrongType' }] },
    ]);
  });

  it('fails loudly if its answer is not declared, while answers are checked', async () => {
    const more = (serve: Serve) => serve(open, ({ params }) => ({ id: params.id, name: '', secret: 'x' }));
    const looked = await (await openApi(more)).inject('/api/en/screens/1');
    expect([looked.statusCode, looked.body.includes('secret')]).toEqual([500, false]);
    expect((await (await openApi(more, false)).inject('/api/en/screens/1')).statusCode).toBe(200);
    const late = await openApi((serve) =>
      serve(open, () => {
        throw new CallError(409, 'conflict');
      }),
    );
    expect((await late.inject('/api/en/screens/1')).statusCode).toBe(500);
  });
});

it('an answer differs from its declaration where something is missing, more, or refused with a status of its own', () => {
  expect(mismatchOf(open, 200, { id: 1, name: 'x' })).toBeNull();
  expect(mismatchOf(open, 200, { id: 1 })).toContain('name');
  expect(mismatchOf(open, 200, { id: 1, name: 'x', secret: 1 })).toContain('secret');
  expect(mismatchOf(open, 201, { id: 1, name: 'x' })).toContain('201');
  expect(mismatchOf(open, 404, { message: 'There is none', issues: [] })).toBeNull();
  expect(mismatchOf(open, 404, { message: 'There is none' })).toContain('issues');
  expect(mismatchOf(open, 409, { message: 'Too late', issues: [] })).toContain('409');
});

it('a path and its parameters must agree', () => {
  expect(() => defineCall({ method: 'GET', path: '/a/:id', access: 'everyone', summary, answer: screen })).toThrow(
    'GET /a/:id',
  );
});
