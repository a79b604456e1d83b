import { afterAll, beforeAll, expect, it } from 'vitest';
import { eachDatabaseConfig } from '../../../tests/support/database.ts';
import { openApp, type OpenApp } from '../../../tests/support/open-app.ts';
import { quiet } from '../../../tests/support/open-test-store.ts';
import { holdingTransactions } from '../../../tests/support/watch-transactions.ts';
import { type Change, inTurn } from '../../records/changes/change.ts';
import { connectDatabase } from '../../database/connect.ts';

let app: OpenApp;
beforeAll(async () => {
  app = await openApp({ data: await eachDatabaseConfig() });
});
afterAll(() => app.close());

const ask = (method: 'GET' | 'POST', url: string, payload?: object) =>
  app.administer({ method, url, ...(payload && { payload }) });

const banners = async (): Promise<object[]> =>
  (await ask('GET', '/api/en/content/export')).json().collections.herobanner;

it(
  'pages and calls are answered while an import is under way, and show what is written of it',
  { timeout: 90_000 },
  async () => {
    await ask('POST', '/api/en/herobanner/add', { title: { en: 'Light', ar: 'ضوء' } });
    const document = (await ask('GET', '/api/en/content/export')).json();
    const [banner] = document.collections.herobanner;
    const added = Array.from({ length: 100 }, (_, index) => ({ ...banner, id: 10 + index, position: 1 + index }));
    // The first page loads the site, which can take as long as the import.
    expect((await app.visit('/en')).statusCode).toBe(200);
    const state = { isDone: false };
    const importing = ask('POST', '/api/en/content/import', { ...document, collections: { herobanner: added } }).then(
      (answer) => {
        state.isDone = true;
        return answer;
      },
    );
    let answered = 0;
    while (!state.isDone) {
      const [page, { length }] = await Promise.all([app.visit('/en'), banners()]);
      if (state.isDone) break;
      expect(page.statusCode).toBe(200);
      expect(length).toBeGreaterThanOrEqual(1);
      answered += 1;
    }
    expect(answered).toBeGreaterThan(0);
    expect((await importing).json().added).toHaveLength(100);
    expect(await banners()).toHaveLength(101);
  },
);

it('a change that waits too long for others is refused with 503 and Retry-After, in the language of its address', async () => {
  const there = await connectDatabase({ ...app.data, log: quiet });
  const before = await banners();
  const occupy = async ({ tx }: Change): Promise<void> => {
    await tx.insertInto('secret').values({ name: 'held', value: '' }).execute();
    const [english, arabic, page] = await Promise.all([
      ask('POST', '/api/en/herobanner/add', { title: { en: 'Late', ar: 'متأخر' } }),
      ask('POST', '/api/ar/herobanner/add', { title: { en: 'Late', ar: 'متأخر' } }),
      app.visit('/en'),
    ]);
    for (const answer of [english, arabic]) {
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    }
    expect(english.json().message).toMatch(/^The site is very busy/);
    expect(arabic.json().message).toMatch(/^الإقبال على الموقع كبير/);
    expect(page.statusCode).toBe(200);
  };
  await holdingTransactions(() => inTurn(there, { name: 'import' }, occupy, { isLong: true }));
  expect(await banners()).toEqual(before);
  await there.close();
});
