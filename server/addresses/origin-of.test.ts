import fastify from 'fastify';
import { expect, it } from 'vitest';
import { originOf } from './origin-of.ts';

it.each([
  ['https', 'https://screens.example'],
  ['http', 'http://screens.example'],
  ['http://', 'http://screens.example'],
  ['<script>', 'http://screens.example'],
  ['javascript', 'http://screens.example'],
])('a proxy that says the protocol is %s makes the address %s', async (protocol, origin) => {
  const app = fastify({ trustProxy: true });
  app.get('/', (request) => originOf(request, undefined));
  const headers = { host: 'screens.example', 'x-forwarded-proto': protocol };
  expect((await app.inject({ url: '/', headers })).body).toBe(origin);
  await app.close();
});

it.each(['9007199254740992', 'a/b', 'x y', '[::g]', 'screens.example:99999'])(
  'a host that is none (%s) makes it the machine itself',
  async (host) => {
    const app = fastify();
    app.get('/', (request) => originOf(request, undefined));
    expect((await app.inject({ url: '/', headers: { host } })).body).toBe('http://localhost');
    await app.close();
  },
);
