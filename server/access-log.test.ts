import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openApp, type OpenApp } from '../tests/support/open-app.ts';

vi.setConfig({ testTimeout: 30_000 });

let server: OpenApp;
beforeAll(async () => {
  server = await openApp({ environment: { LOG_LEVEL: 'debug' } });
});
afterAll(() => server.close());

it('the log contains no key of an email, and no address or phone number of a data subject', async () => {
  await server.visit({ method: 'POST', url: '/api/en/newsletter/unsubscribe?token=7.secret-of-a-letter' });
  await server.visit('/api/en/newsletter/confirm?token=7.secret-of-a-letter');
  const ask = (path: string, payload: object) => server.administer({ method: 'POST', url: `/api/en${path}`, payload });
  await ask('/people/find', { phone: '+966501234567' });
  await ask('/people/related', { email: 'reem@screens.example' });
  await ask('/people/erase', { emails: ['reem@screens.example'] });
  for (const path of ['/enquiries/find', '/enquiries/export', '/messages/find']) await ask(path, { q: 'reem' });
  for (const path of ['/messages/by', '/messages/by/remove']) await ask(path, { author: 'reem' });
  const log = server.logged.join('');
  expect(log).toContain('"path":"/api/en/newsletter/unsubscribe"');
  expect(log).toContain('"path":"/api/en/people/erase"');
  expect(log).not.toMatch(/secret-of-a-letter|reem|966501234567/);
});
