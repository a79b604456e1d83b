import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabaseConfig } from '../../../tests/support/database.ts';
import { openTestCalls, type TestCalls } from '../../../tests/support/open-test-calls.ts';
import { uploadPicture } from '../../../tests/support/upload-picture.ts';

let calls: TestCalls;
let category: number;
let picture: number;
beforeAll(async () => {
  calls = await openTestCalls(await testDatabaseConfig());
  picture = await uploadPicture(calls);
});
afterAll(() => calls.close());
beforeEach(async () => {
  const added = await calls.administer({ method: 'POST', url: '/api/en/category/add', payload: { name: 'Indoor' } });
  category = added.json()['id'];
});

const hero = (headline: string) => ({
  headline,
  image: picture,
  product1_name: 'Noor',
  product1_description: 'Bright',
  product2_name: 'Ufuq',
  product2_description: 'Wide',
});

describe('the hero of a category', () => {
  it('PUT /sectionone/{categoryId} makes the record where there is none, 201 [API-ADM-036]', async () => {
    const made = await calls.administer({ method: 'PUT', url: `/api/en/sectionone/${category}`, payload: hero('One') });
    expect(made.statusCode).toBe(201);
    expect(made.json()).toMatchObject({
      category_id: category,
      headline: 'One',
      message: 'Section added successfully!',
    });
  });

  it('a second POST changes the record and answers 200 [API-ADM-035]', async () => {
    const url = '/api/en/sectionone';
    const first = await calls.administer({ method: 'POST', url, payload: { category_id: category, ...hero('One') } });
    expect(first.statusCode).toBe(201);
    const second = await calls.administer({ method: 'POST', url, payload: { category_id: category, headline: 'Two' } });
    expect(second.statusCode).toBe(200);
    expect(second.json()).toMatchObject({
      id: first.json()['id'],
      headline: 'Two',
      product1_name: 'Noor',
      message: 'Section updated successfully!',
    });
    const list = await calls.visit({ url: `/api/en/sectionone/category/${category}` });
    expect(list.json()).toHaveLength(1);
  });

  it('GET and DELETE take the category id too', async () => {
    const url = `/api/en/sectionone/${category}`;
    await calls.administer({ method: 'PUT', url, payload: hero('One') });
    expect((await calls.visit({ url })).json()).toMatchObject({ headline: 'One', category_id: category });
    expect((await calls.administer({ method: 'DELETE', url })).statusCode).toBe(200);
    expect((await calls.visit({ url })).statusCode).toBe(404);
  });

  it('a body that names another category than the address is refused', async () => {
    const payload = { category_id: category + 1, ...hero('One') };
    const refused = await calls.administer({ method: 'PUT', url: `/api/en/sectionone/${category}`, payload });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()['issues']).toEqual([{ path: 'category_id', code: 'unknownRecord' }]);
  });

  it.each([
    ['en', 'All fields are required'],
    ['ar', 'جميع الحقول مطلوبة'],
  ])('is refused without its picture when it is made, in the words of /%s [OP-033]', async (language, message) => {
    const { image, ...others } = hero('One');
    for (const request of [
      { method: 'PUT' as const, url: `/api/${language}/sectionone/${category}`, payload: others },
      { method: 'POST' as const, url: `/api/${language}/sectionone`, payload: { ...others, category_id: category } },
      {
        method: 'POST' as const,
        url: `/api/${language}/sectionone?save=draft`,
        payload: { ...others, category_id: category, image: null },
      },
    ]) {
      const refused = await calls.administer(request);
      expect([refused.statusCode, refused.json()]).toEqual([
        400,
        { message, issues: [{ path: 'image', code: 'required' }] },
      ]);
    }
    expect((await calls.visit({ url: `/api/en/sectionone/category/${category}` })).json()).toEqual([]);
    const made = { ...others, image: { [language]: image } };
    expect(
      (await calls.administer({ method: 'PUT', url: `/api/${language}/sectionone/${category}`, payload: made }))
        .statusCode,
    ).toBe(201);
  });

  it('is changed without a new picture, and may lose the one it has [ADM-CATMAN-08, OP-033]', async () => {
    const url = `/api/en/sectionone/${category}`;
    const { image } = (await calls.administer({ method: 'PUT', url, payload: hero('One') })).json();
    const again = await calls.administer({ method: 'PUT', url, payload: { headline: 'Two' } });
    expect(again.json()).toMatchObject({ headline: 'Two', image });
    const form = new FormData();
    for (const [name, value] of Object.entries({ headline: 'Three', image: '', oldImage: image }))
      form.append(name, value);
    expect((await calls.administer({ method: 'PUT', url, payload: form })).json()).toMatchObject({
      headline: 'Three',
      image,
    });
    expect((await calls.administer({ method: 'PUT', url, payload: { image: null } })).json()).toMatchObject({
      image: null,
    });
    expect((await calls.administer({ method: 'PUT', url, payload: { headline: 'Four' } })).statusCode).toBe(200);
  });

  it('headline, names and descriptions are required, in one language at least', async () => {
    const url = `/api/en/sectionone/${category}`;
    const refused = await calls.administer({ method: 'PUT', url, payload: { ...hero(''), product2_name: '' } });
    expect(refused.json()).toEqual({
      message: 'All fields are required',
      issues: [
        { path: 'headline', code: 'required' },
        { path: 'product2_name', code: 'required' },
      ],
    });
    const taken = await calls.administer({ method: 'PUT', url, payload: { ...hero('One'), headline: { ar: 'واحد' } } });
    expect(taken.json()).toMatchObject({ headline: 'واحد', fallback: ['headline'] });
  });
});
