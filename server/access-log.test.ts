import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openApp, type OpenApp } from '../tests/support/open-app.ts';

vi.setConfig({ testTimeout: 30_000 });

let server: OpenApp;
beforeAll(async () => {
  server = await openApp({ environment: { LOG_LEVEL: 'debug' } });
});
afterAll(() => server.close());

it('the log keeps no key of a letter, and no address or phone number of whoever is asked about', async () => {
  await server.visit({ method: 'POST', url: '/api/en/newsletter/unsubscribe?token=7.secret-of-a-letter' });
  await server.visit('/api/en/newsletter/confirm?token=7.secret-of-a-letter');
  await server.administer({ method: 'DELETE', url: '/api/en/people?email=reem%40screens.example' });
  await server.administer({ method: 'GET', url: '/api/en/people?phone=%2B966501234567' });
  const log = server.logged.join('');
  expect(log).toContain('"path":"/api/en/newsletter/unsubscribe"');
  expect(log).toContain('"path":"/api/en/people"');
  expect(log).not.toMatch(/secret-of-a-letter|reem|966501234567/);
});
