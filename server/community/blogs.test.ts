import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabaseConfig } from '../../tests/support/database.ts';
import { openTestCalls, type TestCalls } from '../../tests/support/open-test-calls.ts';

let calls: TestCalls;
beforeAll(async () => {
  calls = await openTestCalls(await testDatabaseConfig());
});
afterAll(() => calls.close());

it('visitors read blogs and the sections of one with all that the page shows of them [PUB-COMM-03, PUB-COMM-04]', async () => {
  const name = { en: 'Know-how', ar: 'دليل' };
  const add = async (url: string, payload: object) => (await calls.administer({ method: 'POST', url, payload })).json();
  const blog = await add('/api/en/community/add', { name, path: '/our-community' });
  const text = '**Measure** first\n- twice';
  const section = { category_id: blog['id'], title: 'Pitch', text, path: '/' };
  const { id } = await add('/api/en/communityonepost', section);

  const [first] = (await calls.visit({ url: '/api/ar/community' })).json();
  expect(first).toMatchObject({ id: blog['id'], name: 'دليل', icon: null, path: '/our-community' });
  const sections = (await calls.visit({ url: `/api/en/communityonepost/category/${blog['id']}` })).json();
  expect(sections).toMatchObject([{ id, title: 'Pitch', text, icon: null }]);
});
