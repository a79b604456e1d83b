import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeAt, stepAt } from '../../server/accounts/totp.ts';
import { fromBase32 } from '../support/authenticator.ts';
import { freePort } from '../support/free-port.ts';
import { openApp, type OpenApp } from '../support/open-app.ts';
import { administrator } from '../support/start-site.ts';
import { addressOf, isReal, nameOf } from './access.ts';

const mailPassword = 'mail-password-77af';
const secretKey = 'the-signing-key-of-a-site-that-is-long-enough-9c21';
const secrets = new Set<string>([mailPassword, secretKey, administrator.password]);
/** Registers a text that the log must not contain. */
const remember = (secret: string): string => {
  secrets.add(secret);
  return secret;
};

let server: OpenApp;
beforeAll(async () => {
  // No server listens on this port: every email fails, and the failure is logged.
  const port = await freePort();
  server = await openApp({
    environment: {
      LOG_LEVEL: 'trace',
      PUBLIC_URL: 'https://screens.example',
      SMTP_URL: `smtp://mailer:${mailPassword}@127.0.0.1:${port}`,
      MAIL_TO: 'office@screens.example',
      MAIL_FROM: 'site@screens.example',
      SECRET_KEY: secretKey,
    },
  });
});
afterAll(() => server.close());

const post = (url: string, payload: object | string, headers: Record<string, string> = {}) =>
  server.visit({ method: 'POST', url, payload, headers: { 'sec-fetch-site': 'same-origin', ...headers } });

it('the log has no password, token, cookie, code or email after all routes were requested', async () => {
  remember(server.cookie.split('=').slice(1).join('='));
  await post('/api/session', { username: 'administrator', password: remember('wrong-password-51c0') });
  await post('/api/session', `{"password":"${remember('password-in-a-broken-body-03d9')}`, {
    'content-type': 'application/json',
  });
  const opened = await post('/api/session', administrator);
  for (const { value } of opened.cookies) remember(value);

  const own = (path: string, payload: object) =>
    server.administer({ method: 'POST', url: `/api/en/account${path}`, payload });
  const { key } = (await own('/two-step', { password: administrator.password })).json<{ key: string }>();
  const code = remember(codeAt(fromBase32(remember(key)), stepAt(Date.now())));
  const confirmed = await own('/two-step/confirm', { code });
  for (const each of confirmed.json<{ recovery_codes: string[] }>().recovery_codes) remember(each);
  await post(
    '/api/session/second-step',
    { code: remember('made-up-code-66e2') },
    { cookie: `pending=${remember('pending-9b7d')}` },
  );

  const words = remember('what-a-visitor-wrote-e4a8');
  const contact = {
    name: remember('name-of-a-visitor-12bb'),
    email: remember('visitor-83ca@screens.example'),
    message: words,
  };
  const formToken = (await server.visit('/api/form.gif')).cookies
    .map(({ name, value }) => `${name}=${remember(value)}`)
    .join('; ');
  const sent = await post('/api/en/send-email', { kind: 'contact', ...contact }, { cookie: formToken });
  expect(sent.statusCode).toBe(201);
  const { id } = sent.json();
  await server.administer({ method: 'PATCH', url: `/api/en/enquiries/${id}`, payload: { held: false, notes: words } });
  await post('/api/en/newsletter', { email: remember('reader-5f19@screens.example') });
  await server.administer({ method: 'POST', url: '/api/en/mail/test', payload: {} });
  await server.administer({
    method: 'PUT',
    url: '/api/en/mail/settings',
    payload: { host: 'smtp.example.com', port: 587, mail_password: remember('password-of-the-mail-server-71d2') },
  });

  const token = remember('7.token-in-an-address-b08d');
  const headers = {
    authorization: `Bearer ${remember('bearer-40aa')}`,
    cookie: `session=${remember('stolen-session-f1c3')}`,
  };
  for (const route of server.routes.filter(isReal)) {
    if (nameOf(route) === 'DELETE /api/session') continue;
    const method = (['POST', 'PUT', 'PATCH', 'DELETE'] as const).find((known) => known === route.method) ?? 'GET';
    const payload = method === 'GET' ? {} : { payload: { password: words, code: words, token, title: words } };
    await server.visit({
      method,
      url: `${addressOf(route, '1')}?token=${token}&email=${contact.email}`,
      headers,
      ...payload,
    });
  }
  // The failed email is logged.
  await expect.poll(() => server.logged.join(''), { timeout: 10_000 }).toMatch(/ECONNREFUSED|letter|deliver|sent/i);

  const log = server.logged.join('\n');
  expect(log).toContain('"path":"/api/session"');
  expect([...secrets].filter((secret) => secret === '' || log.includes(secret))).toEqual([]);
});
