import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { withId, writtenWhole } from '../../calls/model/in-address.ts';
import { defineCall } from '../../calls/model/define-call.ts';
import { createAccounts } from '../accounts/create-accounts.ts';
import { connectDatabase } from '../database/connect.ts';
import { answerError } from '../errors/answer-error.ts';
import { testDatabaseConfig } from '../../tests/support/database.ts';
import { createServe, mismatchOf, type Serve } from './serve.ts';

const summary = { en: 'A screen', ar: 'شاشة' };
const screen = z.object({ id: z.int(), name: z.string() });
const open = defineCall({
  method: 'GET',
  path: '/screens/:id',
  access: 'everyone',
  summary,
  params: withId,
  query: { limit: writtenWhole(1, 9).default(5) },
  answer: screen,
});
const closed = defineCall({
  method: 'POST',
  path: '/screens',
  access: 'administrator',
  summary,
  body: z.strictObject({ name: z.string().min(1).max(5), sizes: z.array(z.object({ mm: z.int() })).optional() }),
  answer: screen,
  status: 201,
});
const visited = { ...closed, path: '/visits', access: 'everyone' } as const;
const bare = defineCall({ method: 'POST', path: '/calls', access: 'everyone', summary, answer: screen });

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
      serveAll(createServe(api, { accounts, checksAnswers }));
    },
    { prefix: '/api' },
  );
  return app;
}

describe('a served call', () => {
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

  it('refuses a body that nobody could read also where it takes none', async () => {
    const app = await openApi((serve) => serve(bare, () => ({ id: 1, name: '' })));
    const send = (payload: string, type: string) =>
      app.inject({ method: 'POST', url: '/api/en/calls', payload, headers: { 'content-type': type } });
    expect((await send('<a/>', 'text/xml')).statusCode).toBe(415);
    expect((await send(JSON.stringify('x'.repeat(100_000)), 'application/json')).statusCode).toBe(413);
  });

  it('answers refusals in a way of its own where a form without scripts may be sent', async () => {
    const app = await openApi((serve) =>
      serve(
        bare,
        () => ({ id: 1, name: '' }),
        (_fault, _request, reply) => void reply.code(303).header('location', '/back').send(),
      ),
    );
    const headers = { 'sec-fetch-site': 'cross-site' };
    const refused = await app.inject({ method: 'POST', url: '/api/en/calls', headers });
    expect([refused.statusCode, refused.headers['location']]).toEqual([303, '/back']);
  });

  it('fails loudly where it answers what it does not declare, unless nobody looks', async () => {
    const more = (serve: Serve) => serve(open, ({ params }) => ({ id: params.id, name: '', secret: 'x' }));
    const looked = await (await openApi(more)).inject('/api/en/screens/1');
    expect([looked.statusCode, looked.body.includes('secret')]).toEqual([500, false]);
    expect((await (await openApi(more, false)).inject('/api/en/screens/1')).statusCode).toBe(200);
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

it('a path and its places must agree', () => {
  expect(() => defineCall({ method: 'GET', path: '/a/:id', access: 'everyone', summary, answer: screen })).toThrow(
    'GET /a/:id',
  );
});
