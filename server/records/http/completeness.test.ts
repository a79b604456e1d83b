import { afterAll, beforeAll, expect, it } from 'vitest';
import { collections } from '../../../content/collections/index.ts';
import { settings } from '../../../content/settings.ts';
import { testDatabaseConfig } from '../../../tests/support/database.ts';
import { openTestCalls, type TestCalls } from '../../../tests/support/open-test-calls.ts';

let calls: TestCalls;
beforeAll(async () => {
  calls = await openTestCalls(await testDatabaseConfig());
});
afterAll(() => calls.close());

const completeness = async () => (await calls.administer({ url: '/api/en/completeness' })).json();
const send = (method: 'POST' | 'PUT', path: string, payload: object) =>
  calls.administer({ method, url: `/api/en/${path}`, payload });

it('GET /completeness names every collection and settings group, empty ones too', async () => {
  const counts = await completeness();
  expect(counts.map(({ base }: { base: string }) => base)).toEqual(
    [...collections, ...settings].map(({ base }) => base),
  );
  expect(counts[0]).toEqual({ base: 'herobanner', screen: 'hero-banners', area: 'banners', records: 0, en: 0, ar: 0 });
});

it('GET /completeness counts the records, and those complete in each language', async () => {
  for (const name of [{ en: 'Walls', ar: 'جدران' }, { en: 'Floors', ar: '' }, { en: 'Roofs' }, { ar: 'أسقف' }]) {
    await send('POST', 'category/add', { name });
  }
  await send('PUT', 'settings/company', { name: { en: 'Wameed', ar: 'وميض' }, tagline: { ar: 'ضوء' } });
  const counts = await completeness();
  expect(counts).toContainEqual({
    base: 'category',
    screen: 'categories',
    area: 'categories',
    records: 4,
    en: 3,
    ar: 2,
  });
  expect(counts).toContainEqual({ base: 'settings/company', screen: null, area: null, records: 1, en: 0, ar: 1 });
});

it('GET /completeness counts what is written alone: neither banners nor settings without words are complete', async () => {
  await send('POST', 'bodyslider/add', { link: '/about' });
  const counts = await completeness();
  expect(counts).toContainEqual(expect.objectContaining({ base: 'bodyslider', records: 1, en: 0, ar: 0 }));
  await send('PUT', 'settings/popup', {});
  expect(await completeness()).toContainEqual(expect.objectContaining({ base: 'settings/popup', records: 0 }));
});
