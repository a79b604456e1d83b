import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabaseConfig } from '../../../tests/support/database.ts';
import { openTestCalls, type TestCalls } from '../../../tests/support/open-test-calls.ts';
import { sampleSvg } from '../../../tests/support/sample-files.ts';

let calls: TestCalls;
let category: number;
beforeAll(async () => {
  calls = await openTestCalls(await testDatabaseConfig());
});
afterAll(() => calls.close());
beforeEach(async () => {
  const added = await calls.administer({ method: 'POST', url: '/api/en/category/add', payload: { name: 'Indoor' } });
  category = added.json()['id'];
});

const url = '/api/en/sectionthree';
const svg = () => new Blob([sampleSvg]);

/** A form as a legacy dashboard sends it: lists as JSON text. */
function form(parts: Readonly<Record<string, string | Blob>>): FormData {
  const data = new FormData();
  data.append('category_id', String(category));
  for (const [name, value] of Object.entries(parts)) {
    if (typeof value === 'string') data.append(name, value);
    else data.append(name, value, 'feature.svg');
  }
  return data;
}

describe('the product cards of a category', () => {
  it('POST without an id (or with 0) creates and says so, in the language of the address [API-ADM-042]', async () => {
    const made = await calls.administer({ method: 'POST', url, payload: form({ id: '0', headline_three: 'One' }) });
    expect(made.statusCode).toBe(201);
    expect(made.json()).toMatchObject({ headline_three: 'One', message: 'Product added successfully' });
    const arabic = await calls.administer({ method: 'POST', url: '/api/ar/sectionthree', payload: form({}) });
    expect(arabic.json()).toMatchObject({ message: 'أُضيف المنتج بنجاح' });
  });

  it('POST with an id changes that record [API-ADM-042]', async () => {
    const { id } = (await calls.administer({ method: 'POST', url, payload: form({ headline_one: 'A' }) })).json();
    const changed = await calls.administer({
      method: 'POST',
      url,
      payload: form({ id: String(id), headline_two: 'B' }),
    });
    expect(changed.statusCode).toBe(200);
    expect(changed.json()).toMatchObject({
      id,
      headline_one: 'A',
      headline_two: 'B',
      message: 'Product updated successfully!',
    });
    const unknown = await calls.administer({ method: 'POST', url, payload: form({ id: '999999' }) });
    expect(unknown.statusCode).toBe(404);
  });

  it('GET /sectionthree/getone/{id} answers {data} [API-ADM-041]', async () => {
    const { id } = (await calls.administer({ method: 'POST', url, payload: form({ headline_one: 'A' }) })).json();
    const answer = await calls.visit({ url: `${url}/getone/${id}` });
    expect(answer.json()).toMatchObject({ data: { id, headline_one: 'A' } });
    expect((await calls.visit({ url: `${url}/getone/999999` })).statusCode).toBe(404);
  });

  it('a fifth product is refused with the message, and its files are gone [CONST-46]', async () => {
    for (let number = 0; number < 4; number += 1) await calls.administer({ method: 'POST', url, payload: form({}) });
    const before = await calls.countFiles();
    const refused = await calls.administer({ method: 'POST', url, payload: form({ image: svg() }) });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()['message']).toBe('A category holds at most 4 products');
    expect(await calls.countFiles()).toEqual(before);
  });

  it('takes lists as JSON text and files as feature_image_{n}, answers arrays [API-PUB-58, API-ADM-042]', async () => {
    const payload = form({
      icons: '["bi-alarm","bi-display"]',
      sizes: '["65 in","75 in"]',
      advantages: '[{"name":"Warranty","value":true},{"name":"Touch","value":false}]',
      features: '[{"title":"Bright"},{"title":"Thin"}]',
      feature_image_1: svg(),
    });
    const record = (await calls.administer({ method: 'POST', url, payload })).json();
    expect(record).toMatchObject({
      icons: ['bi-alarm', 'bi-display'],
      sizes: ['65 in', '75 in'],
      advantages: [
        { name: 'Warranty', value: true },
        { name: 'Touch', value: false },
      ],
      features: [
        { title: 'Bright', image: null },
        { title: 'Thin', image: expect.stringMatching(/\.svg$/) },
      ],
    });
  });

  it('a new image for one feature leaves the others alone, with or without the list beside it', async () => {
    const payload = form({ features: '[{"title":"A"},{"title":"B"}]', feature_image_0: svg(), feature_image_1: svg() });
    const record = (await calls.administer({ method: 'POST', url, payload })).json();
    const changed = await calls.administer({
      method: 'POST',
      url,
      payload: form({ id: String(record.id), feature_image_1: svg() }),
    });
    const [first, second] = changed.json()['features'];
    expect(first).toEqual(record.features[0]);
    expect(second).toMatchObject({ key: record.features[1].key, title: 'B' });
    expect(second.image).not.toBe(record.features[1].image);
  });

  it('refuses a list that is no list', async () => {
    const refused = await calls.administer({ method: 'POST', url, payload: form({ icons: '{"a":1}' }) });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()['issues']).toMatchObject([{ path: 'icons', code: 'wrongType' }]);
  });
});
