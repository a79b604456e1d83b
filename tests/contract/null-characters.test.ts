import { afterAll, beforeAll, expect, it } from 'vitest';
import { administrator } from '../support/start-site.ts';
import { eachDatabaseConfig } from '../support/database.ts';
import { openApp, type OpenApp } from '../support/open-app.ts';

let app: OpenApp;
beforeAll(async () => {
  app = await openApp({ data: await eachDatabaseConfig() });
});
afterAll(() => app.close());

// PostgreSQL refuses texts with a null character, so none may reach it.
it.each([
  '/%00',
  '/en/%00',
  '/product/68/%00',
  '/uploads/%00.png',
  '/images/%00-320.avif',
  '/icons/%00.svg',
  '/api/en/%00',
  '/api/en/products/%00',
  '/api/en/uploads/a%00.png',
  '/api/search?q=%00',
  '/api/search?q=a%00b&lang=en',
  '/en/search?q=a%00b',
  '/en/products?category=%00',
  '/en/our-community?blog=%00&section=%00',
])('GET %s is no fault', async (url) => {
  expect((await app.visit(url)).statusCode).toBeLessThan(500);
});

it.each([
  ['POST', '/api/session', { username: 'a\u0000', password: 'b\u0000' }],
  ['POST', '/api/en/herobanner/add', { title: 'a\u0000b\uD800', link: '/a\u0000', image: 'a\u0000.png' }],
  ['POST', '/api/en/category/add', { name: '\u0000', image: '\uDC00.png' }],
  ['POST', '/api/en/redirects', { from: '/a\u0000', to: '/b\u0000' }],
  ['POST', '/api/en/communityposts/posts', { author_name: 'a\u0000', content: '\uD800' }],
  ['POST', '/api/en/newsletter', { email: 'a\u0000@screens.example' }],
  ['PATCH', '/api/en/media/1', { alt: { en: '\u0000' } }],
  ['PUT', '/api/en/settings/company', { name: 'a\u0000' }],
] as const)('%s %s is no fault', async (method, url, payload) => {
  const response = await app.administer({ method, url, payload });
  expect(response.statusCode).toBeLessThan(500);
});

it('a cookie and a name of a file are none either', async () => {
  const cookie = 'session=a%00b; device=\u0001; lang=en';
  expect((await app.visit({ url: '/api/session', headers: { cookie } })).statusCode).toBe(401);
  const login = { url: '/api/session', method: 'POST', payload: administrator } as const;
  expect(
    (await app.visit({ ...login, headers: { 'user-agent': 'x\u0001', 'sec-fetch-site': 'same-origin' } })).statusCode,
  ).toBe(200);
});
