import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApp, type OpenApp } from '../support/open-app.ts';
import { foreign, host } from './foreign-origins.ts';

let server: OpenApp;
beforeAll(async () => {
  server = await openApp({ environment: { TRUST_PROXY: '1' } });
});
afterAll(() => server.close());

describe('what a visitor sends', () => {
  const sent = { email: 'a@screens.example' };
  const post = (headers: Record<string, string>) =>
    server.visit({
      method: 'POST',
      url: '/api/en/newsletter',
      payload: sent,
      headers: { host, 'x-forwarded-proto': 'https', ...headers },
    });

  it.each(foreign.slice(0, -1))('from %s is 403', async (_name, headers) => {
    expect((await post(headers)).statusCode).toBe(403);
  });

  it.each([
    ['the same origin', { 'sec-fetch-site': 'same-origin' }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
    ['an older browser on the same host', { origin: `https://${host}` }],
    ['a program without a session', {}],
  ])('from %s is taken', async (_name, headers) => {
    expect((await post({ ...headers })).statusCode).toBe(201);
  });
});
