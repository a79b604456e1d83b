import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collections } from '../../content/collections/index.ts';
import type { Collection } from '../../content/model/collection.ts';
import { settings } from '../../content/settings.ts';
import { legacyApiOf } from '../../content/compatibility/legacy-api.ts';
import { isRequired, richName, apiNameOf } from '../../fields/field.ts';
import { sampleOf } from '../../fields/fixtures.ts';
import { openApp, type OpenApp } from '../../tests/support/open-app.ts';
import { uploadPicture } from '../../tests/support/upload-picture.ts';

let server: OpenApp;
let picture: number;
beforeAll(async () => {
  server = await openApp();
  picture = await uploadPicture(server);
});
afterAll(() => server.close());

const send = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
  (await server.administer({ method, url: `/api/en/${path}`, ...(payload && { payload }) })).json();

/** The page of a record with unsaved values. */
const preview = async (slug: string, id: number, fields: object): Promise<string> => {
  const request = JSON.stringify({ language: 'en', base: slug, id, category_id: null, fields });
  const { statusCode, body } = await server.administer({
    method: 'POST',
    url: '/dashboard/preview',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ request }).toString(),
  });
  expect([slug, statusCode]).toEqual([slug, 200]);
  return body;
};

/** Adds a record that is visible on its page; for a settings group returns the group itself. */
async function add(collection: Collection): Promise<{ readonly id: number; readonly at: string }> {
  const { base, parent, fields } = collection;
  const apiName = legacyApiOf(collection);
  if (settings.includes(collection)) return { id: 1, at: base };
  const above = parent && (await add(parent));
  const values = Object.entries(fields).map(([name, field]) => {
    const isFile = field.kind === 'image' && (isRequired(field, true) || field.options.expected === true);
    return [apiNameOf(name, field), isFile ? picture : sampleOf(field, 'en', 1)] as const;
  });
  const body = Object.fromEntries(values.filter(([, value]) => value !== undefined));
  const category = above ? { category_id: above.id } : apiName.parentZero ? { category_id: 0 } : {};
  const answer = await send('POST', `${base}${apiName.createdAt}`, { ...body, ...category });
  expect([base, answer.issues]).toEqual([base, undefined]);
  return { id: answer.id, at: `${base}/${answer.id}` };
}

const words = (text: string, looks: object = {}) => [{ text, ...looks }];
const structure = (nowhere: string) => ({
  version: 1,
  blocks: [
    { is: 'paragraph', words: [...words('Bright '), ...words('enough', { bold: true })] },
    { is: 'heading', level: 2, words: words('Quondam steps') },
    { is: 'item', list: 'numbers', level: 0, words: words('Measure', { link: nowhere }) },
    { is: 'quote', words: words('Said') },
    { is: 'table', rows: [[{ words: words('Size'), head: true }], [{ words: words('3 m') }]] },
    { is: 'file', file: picture, alt: 'Thitherto', caption: 'Seen from afar' },
  ],
});

const formatted = [...collections, ...settings].flatMap((collection) =>
  Object.entries(collection.fields).flatMap(([name, field]) =>
    field.rich === undefined ? [] : [{ collection, base: collection.base, apiName: apiNameOf(name, field) }],
  ),
);

describe.each(formatted)('the formatted $apiName of $base', ({ collection, base, apiName }) => {
  it('is drawn by its page, and a plain one stands there as plain text', async () => {
    const { id } = await add(collection);
    const plain = await preview(base, id, { [apiName]: { en: 'Plain words\nin lines', ar: '' } });
    // Texts of posts always consist of blocks.
    const asBefore =
      base === 'communityonepost'
        ? /<p>Plain words<\/p><p>in lines<\/p>/
        : /<p [^>]*whitespace-pre-line[^>]*><span data-place="[^"]*">Plain words\nin lines<\/span><\/p>/;
    expect(asBefore.test(plain), apiName).toBe(true);
    const rich = await preview(base, id, { [richName(apiName)]: { en: structure('/about') } });
    expect(/<h[2-6]>Quondam steps<\/h[2-6]>/.test(rich), apiName).toBe(true);
    expect(/Bright <strong>enough<\/strong>/.test(rich), apiName).toBe(true);
    expect(/<ol><li><a href="\/(?:en\/)?about">Measure<\/a><\/li><\/ol>/.test(rich), apiName).toBe(true);
    expect(/<blockquote><p>Said<\/p><\/blockquote>/.test(rich), apiName).toBe(true);
    expect(/<th scope="col">Size<\/th>/.test(rich), apiName).toBe(true);
    expect(/alt="Thitherto"/.test(rich), apiName).toBe(true);
    expect(rich.includes('<figcaption>Seen from afar</figcaption>')).toBe(true);
    // Meta descriptions are plain text.
    const [, described] = /<meta name="description" content="([^"]*)"/.exec(rich) ?? [];
    expect(described ?? '').not.toContain('Quondam');
  });

  it('may be HTML, of which its page renders what is allowed [API-ADM-201]', async () => {
    const { id } = await add(collection);
    const html =
      '<h2 class="x">Quondam steps</h2><p>Bright <b style="color:red">enough</b><img src="x" onerror="evil()"></p>' +
      '<ol><li><a href="/about" onclick="evil()">Measure</a></li></ol><blockquote>Said</blockquote>' +
      '<table><tr><th>Size</th></tr><tr><td>3 m</td></tr></table><script>evil()</script><a href="javascript:evil()">x</a>';
    const page = await preview(base, id, { [apiName]: { en: html } });
    expect(/<h[2-6]>Quondam steps<\/h[2-6]>/.test(page), apiName).toBe(true);
    expect(/Bright <strong>enough<\/strong>/.test(page), apiName).toBe(true);
    expect(/<ol><li><a href="\/(?:en\/)?about">Measure<\/a><\/li><\/ol>/.test(page), apiName).toBe(true);
    expect(/<blockquote><p>Said<\/p><\/blockquote>/.test(page), apiName).toBe(true);
    expect(/<th scope="col">Size<\/th>/.test(page), apiName).toBe(true);
    expect(page).not.toMatch(/evil|&lt;/);
  });

  it('counts for where files are used, for links that lead nowhere, and for the export', async () => {
    const { id, at } = await add(collection);
    const nowhere = `/nowhere-${base.replaceAll('/', '-')}-${apiName}`;
    await send('PUT', at, { [richName(apiName)]: { en: structure(nowhere) } });
    expect(await send('GET', 'broken-links')).toContainEqual(
      expect.objectContaining({ base, id, field: apiName, link: nowhere }),
    );
    expect(JSON.stringify(await send('GET', `media/${picture}/uses`))).toContain(base);
    expect(JSON.stringify(await send('GET', 'content/export'))).toContain(nowhere);
  });
});

it('HTML of a section is plain text where it is shared, described and sent to search engines [PUB-COMM-32]', async () => {
  const posts = collections.find(({ base }) => base === 'communityonepost');
  if (posts === undefined) throw new Error('There are no sections');
  const { id, at } = await add(posts);
  const { category_id: blog } = await send('GET', at);
  await send('PUT', at, { text: '<h2>Steps</h2><p>Bright <b>enough</b> &amp; near</p>' });
  const name = 'Display-number-1';
  const { payload } = await server.visit(`/en/our-community?blog=${blog}-${name}&section=${id}-${name}`);
  expect(payload).toContain('<p>Bright <strong>enough</strong> &amp; near</p>');
  expect(payload).toContain('<meta name="description" content="Bright enough &amp; near"');
  expect(payload).toContain('<meta property="og:description" content="Bright enough &amp; near"');
  expect(payload).toContain('&quot;text&quot;:&quot;Bright enough &amp; near&quot;');
  expect(payload).toContain('"description":"Bright enough & near"');
});

it('long texts of these collections and settings may be formatted', () => {
  expect(formatted.map(({ base, apiName }) => `${base}.${apiName}`).toSorted()).toEqual([
    'communityonepost.text',
    'products.description',
    'productssectionfour.text',
    'productssectionone.text',
    'productssectionseven.text',
    'productssectiontwo.text',
    'projectquestions.text',
    'sectionfive.paragraph',
    'sectionsix.paragraph',
    'sectionthree.about',
    'settings/vision.about',
    'settings/vision.gallery_text',
    'singleproject.text',
    'singleprojectcontent.text',
    'singleprojectquestions.text',
    'sub_category.text',
    'subcategorysectionfive.text',
    'subcategorysectionone.text',
  ]);
});
