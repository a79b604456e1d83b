import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabaseConfig } from '../../tests/support/database.ts';
import { openTestCalls, type TestCalls } from '../../tests/support/open-test-calls.ts';
import { sampleSvg } from '../../tests/support/sample-files.ts';

let calls: TestCalls;
beforeAll(async () => {
  calls = await openTestCalls(await testDatabaseConfig());
});
afterAll(() => calls.close());

type Parts = readonly (readonly [string, string | Blob, string?])[];

function form(parts: Parts): FormData {
  const data = new FormData();
  for (const [name, value, fileName] of parts) {
    if (typeof value === 'string') data.append(name, value);
    else data.append(name, value, fileName);
  }
  return data;
}
const svg = () => new Blob([sampleSvg]);
const add = (payload: FormData | object | string, headers: Record<string, string> = {}) =>
  calls.administer({ method: 'POST', url: '/api/en/herobanner/add', payload, headers });
const change = (id: number, payload: FormData | object) =>
  calls.administer({ method: 'PUT', url: `/api/en/herobanner/${id}`, payload });
const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };

describe('bodies', () => {
  it('JSON, multipart and urlencoded say the same [API-ADM-002]', async () => {
    const sent = { title: 'Hello & welcome', link: '/x', active: '0' };
    for (const response of [
      await add(sent),
      await add(form(Object.entries(sent))),
      await add(new URLSearchParams(sent).toString(), urlencoded),
    ]) {
      expect(response.statusCode).toBe(201);
      expect(response.json()).toMatchObject({ title: 'Hello & welcome', link: '/x', active: 0 });
    }
  });

  it('any other kind of body is 415, one that cannot be read 400', async () => {
    for (const type of ['text/plain', 'application/xml', 'application/octet-stream']) {
      const refused = await add('title=x', { 'content-type': type });
      expect([refused.statusCode, refused.json()['message']]).toEqual([
        415,
        'This kind of request body is not accepted',
      ]);
    }
    const broken = ['{"title":', '[]', '"text"', 'null', '5'];
    for (const text of broken) {
      expect((await add(text, { 'content-type': 'application/json' })).statusCode).toBe(400);
    }
    expect((await add('no boundary', { 'content-type': 'multipart/form-data' })).statusCode).toBe(400);
    const cut = '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nHalf';
    expect((await add(cut, { 'content-type': 'multipart/form-data; boundary=x' })).statusCode).toBe(400);
  });

  it('title[en] and title[ar] write both languages, a plain part that of the address', async () => {
    const both = await add(
      form([
        ['title', 'Screen'],
        ['title[ar]', 'شاشة'],
      ]),
    );
    const { id } = both.json();
    expect((await calls.visit({ url: `/api/en/herobanner/${id}` })).json()['title']).toBe('Screen');
    expect((await calls.visit({ url: `/api/ar/herobanner/${id}` })).json()['title']).toBe('شاشة');
  });

  it("a plain file is shared, image[ar] is a language's own, remove clears either", async () => {
    const { id, image } = (
      await add(
        form([
          ['title', 'A'],
          ['image', svg(), 'a.svg'],
        ]),
      )
    ).json();
    await change(id, form([['image[ar]', svg(), 'b.svg']]));
    const arabic = await calls.visit({ url: `/api/ar/herobanner/${id}` });
    expect((await calls.visit({ url: `/api/en/herobanner/${id}` })).json()['image']).toBe(image);
    expect(arabic.json()['image']).toMatch(/^b-/);
    await change(id, form([['remove', 'image[ar]']]));
    expect((await calls.visit({ url: `/api/ar/herobanner/${id}` })).json()['image']).toBe(image);
    expect((await change(id, form([['remove', 'image']]))).json()['image']).toBeNull();
    expect((await change(id, { image })).json()['image']).toBe(image);
    expect((await change(id, { image: null })).json()['image']).toBeNull();
  });

  it('the file is kept when no part, an empty part or an empty file input comes [ADM-GEN-33, API-ADM-007]', async () => {
    const { id, image } = (
      await add(
        form([
          ['title', 'A'],
          ['image', svg(), 'a.svg'],
        ]),
      )
    ).json();
    for (const parts of [[], [['image', '']], [['image', new Blob([]), '']]] satisfies Parts[]) {
      const saved = await change(id, form([['title', 'A'], ...parts]));
      expect([saved.statusCode, saved.json()['image']]).toEqual([200, image]);
    }
  });

  it('a stored file is named by its id or its name', async () => {
    const upload = await calls.administer({
      method: 'POST',
      url: '/api/en/media',
      payload: form([['file', svg(), 'Logo of us.svg']]),
    });
    const { id, name } = upload.json();
    expect((await add({ title: 'A', image: id })).json()['image']).toBe(name);
    expect(
      (
        await add(
          form([
            ['title', 'A'],
            ['image', String(id)],
          ]),
        )
      ).json()['image'],
    ).toBe(name);
    expect((await add({ title: 'A', image: name })).json()['image']).toBe(name);
    const unknown = await add({ title: 'A', image: 'nothing-00000000.png' });
    expect(unknown.json()['issues']).toEqual([{ path: 'image', code: 'unknownFile' }]);
  });

  it('section two takes its file as media_file or file and ignores oldMediaFile [API-ADM-038, API-ADM-039]', async () => {
    const category = await calls.administer({ method: 'POST', url: '/api/en/category/add', payload: { name: 'C' } });
    const category_id = String(category.json()['id']);
    const names: string[] = [];
    for (const part of ['media_file', 'file']) {
      const payload = form([
        ['category_id', category_id],
        ['headline', 'H'],
        [part, svg(), 'wide.svg'],
      ]);
      const response = await calls.administer({ method: 'POST', url: '/api/en/sectiontwo', payload });
      expect(response.statusCode).toBe(201);
      names.push(response.json()['media_file']);
      const saved = await calls.administer({
        method: 'PUT',
        url: `/api/en/sectiontwo/${response.json()['id']}`,
        payload: form([
          ['category_id', category_id],
          ['headline', 'I'],
          ['oldMediaFile', 'another.png'],
        ]),
      });
      expect(saved.json()).toMatchObject({ headline: 'I', media_file: response.json()['media_file'] });
    }
    expect(names).toEqual([expect.stringMatching(/^wide-/), expect.stringMatching(/^wide-/)]);
  });

  it('a whole answer can be sent back: ids, times, echoes and fallback are ignored', async () => {
    const payload = { category_id: 0, title: 'A', text: 'B', path: '/c' };
    const made = await calls.administer({ method: 'POST', url: '/api/en/projectcrew', payload });
    const { message: _message, undo: _undo, ...record } = made.json();
    const again = await calls.administer({
      method: 'PUT',
      url: `/api/en/projectcrew/${record.id}`,
      payload: { ...record, id: 999, link: '/ignored', created_at: 'never' },
    });
    expect(again.statusCode).toBe(200);
    expect(again.json()).toMatchObject({ id: record.id, path: '/c', link: '/c', created_at: record.created_at });
  });
});

describe('refused bodies', () => {
  const refusals: readonly (readonly [string, () => Parameters<typeof add>])[] = [
    ['an unknown field', () => [{ title: 'A', colour: 'red' }]],
    ['__proto__ in JSON', () => ['{"title":"A","__proto__":{"x":1}}', { 'content-type': 'application/json' }]],
    ['constructor in JSON', () => ['{"constructor":{"prototype":{"x":1}}}', { 'content-type': 'application/json' }]],
    [
      '__proto__ in a form',
      () => [
        form([
          ['title', 'A'],
          ['image', svg(), 'a.svg'],
          ['__proto__', 'x'],
        ]),
      ],
    ],
    [
      'constructor in a form',
      () => [
        form([
          ['image', svg(), 'a.svg'],
          ['constructor[prototype][x]', 'x'],
        ]),
      ],
    ],
    ['toString as a field', () => [{ title: 'A', toString: 'x' }]],
    ['a[__proto__][x]', () => ['a%5B__proto__%5D%5Bx%5D=1', urlencoded]],
    [
      'title[__proto__]',
      () => [
        form([
          ['title[__proto__]', 'x'],
          ['image', svg(), 'a.svg'],
        ]),
      ],
    ],
    [
      'a scalar twice',
      () => [
        form([
          ['title', 'A'],
          ['title', 'B'],
          ['image', svg(), 'a.svg'],
        ]),
      ],
    ],
    [
      'a file twice',
      () => [
        form([
          ['title', 'A'],
          ['image', svg(), 'a.svg'],
          ['image', svg(), 'b.svg'],
        ]),
      ],
    ],
    [
      'a language of its own twice',
      () => [
        form([
          ['title[ar]', 'A'],
          ['title[ar]', 'B'],
        ]),
      ],
    ],
    ['a number for a text', () => [{ title: 5 }]],
    ['an operator object', () => [{ title: { $gt: '' } }]],
    ['an array for a text', () => [{ title: ['A'] }]],
    ['a flag that is none', () => [{ title: 'A', active: 'yes' }]],
    ['a script as a link', () => [{ title: 'A', link: 'javascript:alert(1)' }]],
    ['a text too long', () => [{ title: 'x'.repeat(301) }]],
    [
      'removing what is no field',
      () => [
        form([
          ['title', 'A'],
          ['remove', 'id'],
        ]),
      ],
    ],
    ['a file for a text', () => [form([['title', svg(), 'a.svg']])]],
    [
      'a file in an unknown part',
      () => [
        form([
          ['title', 'A'],
          ['image', svg(), 'a.svg'],
          ['avatar', svg(), 'b.svg'],
        ]),
      ],
    ],
    ['category_id where there is no parent', () => [{ title: 'A', category_id: 0 }]],
    [
      'a file of another kind',
      () => [
        form([
          ['title', 'A'],
          ['image', new Blob(['%PDF-1.7\n%%EOF\n']), 'a.png'],
        ]),
      ],
    ],
    [
      'a damaged file after a good one',
      () => [
        form([
          ['image[en]', svg(), 'a.svg'],
          ['image', new Blob(['?']), 'a.png'],
        ]),
      ],
    ],
  ];

  it.each(refusals)('%s is 4xx, and nothing is stored', async (_name, request) => {
    const before = [(await calls.visit({ url: '/api/en/herobanner' })).body, await calls.countFiles()];
    const response = await add(...request());
    expect([400, 415]).toContain(response.statusCode);
    expect(response.json()).toEqual({ message: expect.any(String), issues: expect.any(Array) });
    expect([(await calls.visit({ url: '/api/en/herobanner' })).body, await calls.countFiles()]).toEqual(before);
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
  });

  it('more than 1 MB of JSON, of texts in a form, or more than 100 parts is 413', async () => {
    const large = 'x'.repeat(1_100_000);
    const before = await calls.countFiles();
    const many = Array.from({ length: 101 }, (_, number) => [`title${number}`, 'x'] as const);
    const half = 'x'.repeat(600_000);
    for (const payload of [
      { title: large },
      form([['title', large]]),
      form([
        ['image', svg(), 'a.svg'],
        ['title', half],
        ['info', half],
      ]),
      form(many),
    ]) {
      const response = await add(payload);
      expect([response.statusCode, response.json()['message']]).toEqual([413, 'The request is too large']);
    }
    expect((await add(`title=${large}`, urlencoded)).statusCode).toBe(413);
    expect(await calls.countFiles()).toEqual(before);
  });
});

describe('category_id', () => {
  const item = { title: 'A', text: 'B', path: '/c' };

  it('is required where there is a parent, with the sentence of section two [API-ADM-038]', async () => {
    for (const category_id of [undefined, '', null]) {
      const payload = { headline: 'H', category_id };
      const refused = await calls.administer({ method: 'POST', url: '/api/en/sectiontwo', payload });
      expect([refused.statusCode, refused.json()['message']]).toEqual([400, 'Category ID is required']);
    }
  });

  it('of a parent that does not exist is refused', async () => {
    for (const category_id of [999_999, 'x', 0, -1, [1]]) {
      const payload = { ...item, category_id };
      const refused = await calls.administer({ method: 'POST', url: '/api/en/productssectionone', payload });
      expect(refused.statusCode).toBe(400);
      expect(refused.json()['issues']).toEqual([{ path: 'category_id', code: 'unknownRecord' }]);
    }
  });

  it('of another parent is refused when a record is changed', async () => {
    const ids: number[] = [];
    for (const name of ['One', 'Two']) {
      ids.push((await calls.administer({ method: 'POST', url: '/api/en/products', payload: { name } })).json()['id']);
    }
    const made = await calls.administer({
      method: 'POST',
      url: '/api/en/productssectionone',
      payload: { ...item, category_id: ids[0] },
    });
    const url = `/api/en/productssectionone/${made.json()['id']}`;
    const moved = await calls.administer({ method: 'PUT', url, payload: { ...item, category_id: ids[1] } });
    expect(moved.statusCode).toBe(400);
    expect((await calls.visit({ url })).json()['category_id']).toBe(ids[0]);
  });

  it.each([
    ['projectcrew', 'API-ADM-130'],
    ['singleproject', 'API-ADM-163'],
  ])('of %s is 0, sent or not, and no other [CONST-49] [%s]', async (slug) => {
    const url = `/api/en/${slug}`;
    for (const sent of [{}, { category_id: 0 }, { category_id: '0' }, { category_id: '' }, { category_id: null }]) {
      const made = await calls.administer({ method: 'POST', url, payload: { ...item, ...sent } });
      expect([made.statusCode, made.json()['category_id']]).toEqual([201, 0]);
    }
    const refused = await calls.administer({ method: 'POST', url, payload: { ...item, category_id: 5 } });
    expect(refused.statusCode).toBe(400);
  });
});
