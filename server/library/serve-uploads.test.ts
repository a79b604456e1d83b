import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabaseConfig } from '../../tests/support/database.ts';
import { openTestCalls, type TestCalls } from '../../tests/support/open-test-calls.ts';
import { uploadPicture } from '../../tests/support/upload-picture.ts';

let calls: TestCalls;
let name: string;
beforeAll(async () => {
  calls = await openTestCalls(await testDatabaseConfig());
  const image = await uploadPicture(calls);
  name = (await calls.administer({ url: `/api/en/media/${image}` })).json().name;
  await calls.administer({ method: 'POST', url: '/api/en/herobanner/add', payload: { title: 'LED', image } });
});
afterAll(() => calls.close());

it('a file also stands under the base address of the calls [ADM-GEN-40]', async () => {
  for (const language of ['en', 'ar']) {
    const answer = await calls.visit({ url: `/api/${language}/uploads/${name}` });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const head = await calls.visit({ method: 'HEAD', url: `/api/${language}/uploads/${name}` });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  }
});

it('a file that is not there is refused as any call is', async () => {
  const answer = await calls.visit({ url: '/api/en/uploads/none.png' });
  expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'Not found', issues: [] }]);
  expect(answer.headers['cache-control']).toBe('no-store');
});
