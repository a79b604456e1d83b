import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApp, type OpenApp } from '../../tests/support/open-app.ts';

let server: OpenApp;
beforeAll(async () => {
  server = await openApp({ environment: { PUBLIC_URL: 'https://screens.example' } });
});
afterAll(() => server.close());

const address = '/.well-known/security.txt';
const set = async (group: string, payload: object) => {
  const answer = await server.administer({ method: 'PUT', url: `/api/en/settings/${group}`, payload });
  expect(answer.statusCode).toBe(200);
};
const contact = async () => /^Contact: (.*)$/m.exec((await server.visit(address)).body)?.[1];

it('GET /.well-known/security.txt names the e-mail for security, or else of either country, or is not there', async () => {
  await set('company', { name: 'Lumen', security_email: '' });
  await set('country-sa', { email: '' });
  await set('country-ae', { email: '' });
  const answer = await server.visit(address);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  await set('country-ae', { email: 'dubai@screens.example' });
  expect(await contact()).toBe('mailto:dubai@screens.example');
  await set('country-sa', { email: 'riyadh@screens.example' });
  expect(await contact()).toBe('mailto:riyadh@screens.example');
  await set('company', { security_email: 'security@screens.example' });
  expect(await contact()).toBe('mailto:security@screens.example');
});

it('says until when it holds, in which languages to write, and where it stands, in fields of RFC 9116', async () => {
  await set('company', { name: 'Lumen', security_email: 'security@screens.example' });
  const answer = await server.visit(address);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const fields = answer.body
    .trimEnd()
    .split('\n')
    .map((line) => /^([A-Z][\w-]+): (\S.*)$/.exec(line)?.slice(1));
  const { Expires = '', ...others } = Object.fromEntries(fields.map(([name = '', value = ''] = []) => [name, value]));
  expect(others).toEqual({
    Contact: 'mailto:security@screens.example',
    'Preferred-Languages': 'ar, en',
    Canonical: 'https://screens.example/.well-known/security.txt',
  });
  const days = (Date.parse(Expires) - Date.now()) / 86_400_000;
  expect([days > 30, days < 365]).toEqual([true, true]);
});

it('is the same for every language and host', async () => {
  await set('company', { name: 'Lumen', security_email: 'security@screens.example' });
  const { body } = await server.visit(address);
  const headers = { cookie: 'lang=en; country=ae', host: 'evil.example', 'x-forwarded-host': 'evil.example' };
  expect((await server.visit({ url: address, headers })).body).toBe(body);
});

it('PUT /settings/company refuses what is no e-mail for security', async () => {
  const payload = { name: 'Lumen', security_email: 'a@screens.example\r\nPolicy: https://evil.example' };
  const answer = await server.administer({ method: 'PUT', url: '/api/en/settings/company', payload });
  expect([answer.statusCode, answer.json().issues[0].code]).toEqual([400, 'invalidEmail']);
});
