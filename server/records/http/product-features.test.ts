import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabaseConfig } from '../../../tests/support/database.ts';
import { openTestCalls, type TestCalls } from '../../../tests/support/open-test-calls.ts';
import { growth, mostGrowth } from '../../../tests/support/processor-time.ts';
import { sampleSvg } from '../../../tests/support/sample-files.ts';

interface Feature {
  readonly key: string;
  readonly title: string;
  readonly image: string | null;
}
interface Product {
  readonly id: number;
  readonly features: readonly Feature[];
  readonly message: string;
}

let calls: TestCalls;
beforeAll(async () => {
  calls = await openTestCalls(await testDatabaseConfig());
});
afterAll(() => calls.close());

type Part = readonly [name: string, value: string | { readonly file: string }];
const picture: { readonly file: string } = { file: 'feature.svg' };
const noPicture: { readonly file: string } = { file: '' };

async function send(parts: readonly Part[], id?: number): Promise<Product> {
  const form = new FormData();
  for (const [name, value] of parts) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob(value.file === '' ? [] : [sampleSvg]), value.file);
  }
  const address = id === undefined ? '/api/en/products' : `/api/en/products/${id}`;
  const response = await calls.administer({ method: id === undefined ? 'POST' : 'PUT', url: address, payload: form });
  expect(response.statusCode).toBe(id === undefined ? 201 : 200);
  return response.json();
}

const addProduct = () =>
  send([
    ['name', 'The Vision'],
    ['feature_titles', 'Bright'],
    ['feature_titles', 'Thin'],
    ['feature_titles', 'Quiet'],
    ['feature_images', picture],
    ['feature_images', picture],
    ['feature_images', picture],
  ]);

const keysOf = ({ features }: Product) => features.map(({ key }) => key);
const imagesOf = ({ features }: Product) => features.map(({ image }) => image);

describe('features sent one part at a time', () => {
  it('become a list of titles and images in their order [API-ADM-090]', async () => {
    const product = await addProduct();
    expect(product.features.map(({ title }) => title)).toEqual(['Bright', 'Thin', 'Quiet']);
    expect(new Set(imagesOf(product)).size).toBe(3);
  });

  it('an image for the second leaves first and third alone: an empty file input holds its place [API-ADM-091]', async () => {
    const before = await addProduct();
    const parts: Part[] = [
      ['feature_titles', 'Bright'],
      ['feature_titles', 'Thin'],
      ['feature_titles', 'Quiet'],
      ['feature_images', noPicture],
      ['feature_images', picture],
      ['feature_images', noPicture],
    ];
    const after = await send(parts, before.id);
    expect(keysOf(after)).toEqual(keysOf(before));
    expect(imagesOf(after)[0]).toBe(imagesOf(before)[0]);
    expect(imagesOf(after)[1]).not.toBe(imagesOf(before)[1]);
    expect(imagesOf(after)[2]).toBe(imagesOf(before)[2]);
    expect(after.message).toBe('Product updated successfully!');
  });

  it('fewer files than features go to those that keep none in old_feature_images [API-ADM-091]', async () => {
    const before = await addProduct();
    const [first = '', , third = ''] = imagesOf(before).map(String);
    const parts: Part[] = [
      ['feature_titles', 'Bright'],
      ['feature_titles', 'Thin'],
      ['feature_titles', 'Quiet'],
      ['old_feature_images', first],
      ['old_feature_images', ''],
      ['old_feature_images', third],
      ['feature_images', picture],
    ];
    const after = await send(parts, before.id);
    expect([imagesOf(after)[0], imagesOf(after)[2]]).toEqual([first, third]);
    expect(imagesOf(after)[1]).not.toBe(imagesOf(before)[1]);
  });

  it('when the first feature goes, old names lead the others to their own images', async () => {
    const before = await addProduct();
    const [, second = '', third = ''] = imagesOf(before).map(String);
    const parts: Part[] = [
      ['feature_titles', 'Thin'],
      ['feature_titles', 'Quiet'],
      ['old_feature_images', second],
      ['old_feature_images', third],
    ];
    const after = await send(parts, before.id);
    expect(imagesOf(after)).toEqual([second, third]);
    expect(keysOf(after)).toEqual(keysOf(before).slice(1));
  });

  it('beside old names, a feature with another image keeps its words in the other language', async () => {
    const before = await addProduct();
    const [first = '', , third = ''] = imagesOf(before).map(String);
    await send(
      ['ساطعة', 'رفيعة', 'هادئة'].map((title): Part => ['feature_titles[ar]', title]),
      before.id,
    );
    const parts: Part[] = [
      ...['Bright', 'Thinner', 'Quiet'].map((title): Part => ['feature_titles', title]),
      ...[first, '', third].map((name): Part => ['old_feature_images', name]),
      ['feature_images', picture],
    ];
    expect(keysOf(await send(parts, before.id))).toEqual(keysOf(before));
    const arabic = await calls.visit({ url: `/api/ar/products/${before.id}` });
    expect(arabic.json()['features'][1]).toMatchObject({ title: 'رفيعة' });
  });

  it('a new feature without an image, in the place of one that goes, takes nothing of it', async () => {
    const before = await addProduct();
    const [, second = '', third = ''] = imagesOf(before).map(String);
    const parts: Part[] = [
      ...['Light', 'Thin', 'Quiet'].map((title): Part => ['feature_titles', title]),
      ...['', second, third].map((name): Part => ['old_feature_images', name]),
    ];
    const after = await send(parts, before.id);
    expect(imagesOf(after)).toEqual([null, second, third]);
    expect(keysOf(before)).not.toContain(keysOf(after)[0]);
  });

  it('a new feature without a key among those with keys takes neither image nor words of one [API-ADM-190]', async () => {
    const before = await addProduct();
    const [bright, thin, quiet] = before.features.map(({ key }) => ({ key }));
    const url = `/api/ar/products/${before.id}`;
    const features = [bright, { title: 'خفيفة' }, quiet, thin];
    const response = await calls.administer({ method: 'PUT', url, payload: { features } });
    expect(response.statusCode).toBe(200);
    const english: Product = (await calls.visit({ url: `/api/en/products/${before.id}` })).json();
    const [one, two, three] = before.features;
    // A text without an English version is shown in Arabic.
    const fresh = { key: expect.any(String), title: 'خفيفة', image: null };
    expect(english.features).toEqual([one, fresh, three, two]);
    expect(keysOf(before)).not.toContain(keysOf(english)[1]);
  });

  it('keys move features without their images', async () => {
    const before = await addProduct();
    const [first = '', second = '', third = ''] = keysOf(before);
    const after = await send(
      [third, first, second].map((key): Part => ['feature_keys', key]),
      before.id,
    );
    expect(after.features.map(({ title }) => title)).toEqual(['Quiet', 'Bright', 'Thin']);
    const [bright, thin, quiet] = imagesOf(before);
    expect(imagesOf(after)).toEqual([quiet, bright, thin]);
  });

  it("an old name that is not the product's own is ignored", async () => {
    const [own, other] = [await addProduct(), await addProduct()];
    const parts: Part[] = [
      ['feature_titles', 'Bright'],
      ['feature_titles', 'New'],
      ['old_feature_images', String(imagesOf(own)[0])],
      ['old_feature_images', String(imagesOf(other)[0])],
    ];
    const after = await send(parts, own.id);
    expect(imagesOf(after)[0]).toBe(imagesOf(own)[0]);
    expect(imagesOf(after)).not.toContain(imagesOf(other)[0]);
  });

  it('titles of the other language join those that are there', async () => {
    const before = await addProduct();
    await send(
      ['ساطعة', 'رفيعة', 'هادئة'].map((title): Part => ['feature_titles[ar]', title]),
      before.id,
    );
    const arabic = await calls.visit({ url: `/api/ar/products/${before.id}` });
    expect(arabic.json()['features']).toMatchObject([{ title: 'ساطعة' }, { title: 'رفيعة' }, { title: 'هادئة' }]);
    const english = await calls.visit({ url: `/api/en/products/${before.id}` });
    expect(english.json()['features']).toEqual(before.features);
  });

  it('titles may come as one list in JSON text', async () => {
    const product = await send([
      ['name', 'X'],
      ['feature_titles', '["One","Two"]'],
    ]);
    expect(product.features.map(({ title }) => title)).toEqual(['One', 'Two']);
  });

  it('JSON bodies may send parts too, texts and ids of files alone', async () => {
    const before = await addProduct();
    const put = (payload: object) => calls.administer({ method: 'PUT', url: `/api/en/products/${before.id}`, payload });
    const after = await put({ feature_titles: ['One', 'Two', 'Three'] });
    expect(after.json()['features']).toMatchObject(before.features.map(({ key, image }) => ({ key, image })));
    for (const feature_titles of [[{ $gt: '' }], [['x']], { 0: 'x' }, true]) {
      expect((await put({ feature_titles })).statusCode).toBe(400);
    }
  });

  it('absent features stay, an empty list clears them', async () => {
    const before = await addProduct();
    expect((await send([['name', 'Renamed']], before.id)).features).toEqual(before.features);
    expect((await send([['features', '[]']], before.id)).features).toEqual([]);
  });
});

describe('far too many features', () => {
  const add = (payload: Record<string, unknown>) =>
    calls.administer({ method: 'POST', url: '/api/en/products', payload });
  const titles = (count: number) => Array<string>(count).fill('');

  it.each([
    ['as a list', () => ({ feature_titles: titles(150_000) })],
    ['as a list of names to remove', () => ({ remove: titles(150_000) })],
    ['as one text', () => ({ feature_titles: JSON.stringify(titles(150_000)) })],
    ['beside the list itself', () => ({ features: JSON.stringify(titles(150_000)), feature_titles: ['a'] })],
    ['in several parts', () => ({ feature_titles: titles(150_000), feature_keys: titles(24) })],
  ])('are refused %s, naming the most there may be', async (_name, payload) => {
    const refused = await add({ name: 'The Vision', ...payload() });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()['issues']).toContainEqual(expect.objectContaining({ code: 'tooMany' }));
  });

  it.each([
    ['a list', (count: number) => ({ feature_titles: titles(count) })],
    ['one text', (count: number) => ({ feature_titles: JSON.stringify(titles(count)) })],
    ['pairs of both', (count: number) => ({ feature_titles: titles(count), old_feature_images: titles(count) })],
  ])('cost in proportion to their number, as %s', async (_name, payload) => {
    expect(await growth((times) => add({ name: 'The Vision', ...payload(4000 * times) }))).toBeLessThan(mostGrowth);
  });
});
