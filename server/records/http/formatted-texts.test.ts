import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabaseConfig } from '../../../tests/support/database.ts';
import { formCookie, openTestCalls, type TestCalls } from '../../../tests/support/open-test-calls.ts';
import { uploadPicture } from '../../../tests/support/upload-picture.ts';

let calls: TestCalls;
let blog: number;
beforeAll(async () => {
  calls = await openTestCalls(await testDatabaseConfig());
  blog = (await send('POST', 'community/add', { name: 'Know-how' })).json().id;
});
afterAll(() => calls.close());

const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  calls.administer({ method, url: `/api/en/${path}`, ...(payload && { payload }) });
const read = async (path: string) => (await calls.administer({ url: `/api/en/${path}` })).json();
const visit = async (path: string) => (await calls.visit({ url: `/api/${path}` })).json();

const document = (...blocks: readonly object[]) => ({ version: 1, blocks });
const heading = (text: string) => ({ is: 'heading', level: 2, words: [{ text }] });
const steps = document(heading('Steps'), { is: 'paragraph', words: [{ text: 'Read on', link: '/no-such-page' }] });

const add = async (text: object): Promise<{ readonly id: number; readonly at: string }> => {
  const { id } = (
    await send('POST', 'communityonepost', { category_id: blog, title: 'Pitch', path: '/about', ...text })
  ).json();
  return { id, at: `communityonepost/${id}` };
};

describe('a formatted text', () => {
  it('is answered as a string with its structure beside it, and as a string alone where that says everything', async () => {
    const { at } = await add({ text: 'Plain', text_rich: { en: steps } });
    expect(await visit(`en/${at}`)).toMatchObject({
      text: '**Steps**\nRead on',
      info: '**Steps**\nRead on',
      text_rich: steps,
    });
    expect(await visit(`ar/${at}`)).toMatchObject({
      text: '**Steps**\nRead on',
      text_rich: steps,
      fallback: expect.arrayContaining(['text']),
    });
    expect(await read(`${at}?languages=all`)).toMatchObject({
      text: { en: '**Steps**\nRead on', ar: '' },
      text_rich: { en: steps, ar: null },
    });
    const plain = await add({ text: 'Plain' });
    expect(Object.keys(await visit(`en/${plain.at}`))).not.toContain('text_rich');
  });

  it('takes a string in the place of a structure, and keeps the structure where the string is the same', async () => {
    const { at } = await add({ text: { en: 'x', ar: 'س' }, text_rich: { en: steps, ar: document(heading('خطوات')) } });
    await send('PUT', at, { text: '**Steps**\nRead on', title: 'Another' });
    expect((await read(`${at}?languages=all`)).text_rich.en).toEqual(steps);
    await send('PUT', at, { text: 'Only words' });
    expect(await read(`${at}?languages=all`)).toMatchObject({
      text: { en: 'Only words', ar: '**خطوات**' },
      text_rich: { en: null, ar: document(heading('خطوات')) },
    });
  });

  it('is of two values that one that changed, and the structure where both did', async () => {
    const { at } = await add({ text: 'x', text_rich: steps });
    await send('PUT', at, { text: 'New words', text_rich: steps });
    expect(await read(`${at}?languages=all`)).toMatchObject({ text: { en: 'New words' }, text_rich: { en: null } });
    await send('PUT', at, { text: 'Newer', text_rich: document(heading('Newest')) });
    expect(await read(`${at}?languages=all`)).toMatchObject({ text: { en: '**Newest**' } });
  });

  it('is taken back with its structure, and copied with it', async () => {
    const { at } = await add({ text: 'x', text_rich: steps });
    const { undo } = (await send('PUT', at, { text: 'Only words' })).json();
    expect((await send('POST', `revisions/${undo}/undo`)).statusCode).toBe(200);
    expect((await read(`${at}?languages=all`)).text_rich.en).toEqual(steps);
    const copy = (await send('POST', `${at}/duplicate?languages=all`)).json();
    expect(copy.text_rich.en).toEqual(steps);
  });

  it('waits as a draft, by language, as everything else does', async () => {
    const { at } = await add({ text: { en: 'Seen', ar: 'مرئي' } });
    await send('PUT', `${at}?save=draft`, { text_rich: { en: steps } });
    const seen = await visit(`en/${at}`);
    expect([seen.text, seen.text_rich]).toEqual(['Seen', undefined]);
    expect((await read(`${at}?languages=all`)).text_rich.en).toEqual(steps);
    await send('POST', `${at}/publishing`, { action: 'publish', languages: ['en'] });
    expect((await visit(`en/${at}`)).text_rich).toEqual(steps);
    expect((await visit(`ar/${at}`)).text).toBe('مرئي');
  });

  it('names the files and the pages in it, which are then known to be used and to be missing', async () => {
    const picture = await uploadPicture(calls);
    const { name } = await read(`media/${picture}`);
    const shown = document(heading('Seen'), { is: 'file', file: picture, alt: '', caption: 'Afar' }, ...steps.blocks);
    const { id, at } = await add({ text: 'x', text_rich: shown });
    expect((await visit(`en/${at}`)).text_rich.blocks[1]).toEqual({ is: 'file', file: name, alt: '', caption: 'Afar' });
    const use = { base: 'communityonepost', id, field: 'text' };
    expect(JSON.stringify(await read(`media/${picture}/uses`))).toContain('communityonepost');
    expect(await read('broken-links')).toContainEqual(expect.objectContaining({ ...use, link: '/no-such-page' }));
  });

  it('moves to another site by the document of all content', async () => {
    const { id, at } = await add({ text: 'x', text_rich: steps });
    const exported = await read('content/export');
    await send('PUT', at, { text: 'Only words' });
    const outcome = (await send('POST', 'content/import', exported)).json();
    expect(outcome.changed).toContainEqual(expect.objectContaining({ base: 'communityonepost', id, fields: ['text'] }));
    expect((await read(`${at}?languages=all`)).text_rich.en).toEqual(steps);
  });

  it('is refused with the place of what is wrong, and nothing is written', async () => {
    const { at } = await add({ text: 'Safe' });
    const link = { is: 'paragraph', words: [{ text: 'x', link: 'javascript:alert(1)' }] };
    const wrong: readonly (readonly [object, string, string])[] = [
      [{ text_rich: { en: document(link) } }, 'text_rich[en]', 'invalidLink'],
      [{ text_rich: document({ is: 'html', words: [] }) }, 'text_rich', 'wrongType'],
      [
        { text_rich: { en: document({ is: 'file', file: 'no-such.png', alt: '', caption: '' }) } },
        'text_rich[en]',
        'unknownFile',
      ],
      [{ title_rich: steps }, 'title_rich', 'unknownField'],
    ];
    for (const [body, path, code] of wrong) {
      const answer = await send('PUT', at, body);
      expect([answer.statusCode, answer.json().issues]).toEqual([400, [expect.objectContaining({ path, code })]]);
    }
    expect(await read(`${at}?languages=all`)).toMatchObject({
      version: 1,
      text: { en: 'Safe' },
      text_rich: { en: null },
    });
  });
});

describe('HTML that is sent for a formatted text', () => {
  const html =
    '<h2>Steps</h2><p onclick="x()">Read <a href="/no-such-page">on</a></p><script>evil()</script><ul><li>Near</li></ul>';
  const words = '**Steps**\nRead on\n- Near';
  const structure = document(
    heading('Steps'),
    { is: 'paragraph', words: [{ text: 'Read ' }, { text: 'on', link: '/no-such-page' }] },
    { is: 'item', list: 'bullets', level: 0, words: [{ text: 'Near' }] },
  );

  it('is answered as a string of its words with its structure beside it [PUB-COMM-32] [API-ADM-201]', async () => {
    const { at } = await add({ text: { en: html, ar: '<5 mm' } });
    expect(await visit(`en/${at}`)).toMatchObject({ text: words, info: words, text_rich: structure });
    expect(await read(`${at}?languages=all`)).toMatchObject({
      text: { en: words, ar: '<5 mm' },
      text_rich: { en: structure, ar: null },
    });
    await send('PUT', at, { text: 'Plain **bold**\n- item' });
    expect(await read(`${at}?languages=all`)).toMatchObject({ text: { en: 'Plain **bold**\n- item' } });
    await send('PUT', at, { text: html, text_rich: null });
    expect(await visit(`en/${at}`)).toMatchObject({ text: words, text_rich: structure });
  });

  it('keeps what readers saw where it was written, and none of what was hidden there [API-ADM-201]', async () => {
    const written =
      '<p>Wameed<br>Riyadh<del>900</del><span style="display:none">cost</span></p><h2 dir="rtl">LED شاشات</h2>' +
      '<p><a href="mailto:sales@displays.example">Write</a> or <a href="tel:+966112345678">call</a></p>' +
      '<table><tr><td rowspan="2">Power</td><td dir="rtl">LED شاشة</td></tr><tr><td>120 W/m<sup>2</sup></td></tr></table>';
    const stored = document(
      { is: 'paragraph', words: [{ text: 'Wameed\nRiyadh' }] },
      { ...heading('LED شاشات'), dir: 'rtl' },
      {
        is: 'paragraph',
        words: [
          { text: 'Write', link: 'mailto:sales@displays.example' },
          { text: ' or ' },
          { text: 'call', link: 'tel:+966112345678' },
        ],
      },
      {
        is: 'table',
        rows: [
          [{ words: [{ text: 'Power' }] }, { words: [{ text: 'LED شاشة' }], dir: 'rtl' }],
          [{ words: [] }, { words: [{ text: '120 W/m²' }] }],
        ],
      },
    );
    for (const text of [{ text: written }, { text: 'x', text_rich: { en: stored } }]) {
      const { at } = await add(text);
      expect((await read(`${at}?languages=all`)).text_rich.en).toEqual(stored);
      expect((await visit(`en/${at}`)).text_rich).toEqual(stored);
    }
    expect((await send('POST', 'content/import', await read('content/export'))).json().changed).toEqual([]);
  });

  it('is taken from forms, in each language', async () => {
    const { at } = await add({ text: 'x' });
    const payload = new FormData();
    payload.append('text', html);
    payload.append('text[ar]', '<h3>خطوات</h3>');
    expect((await calls.administer({ method: 'PUT', url: `/api/en/${at}`, payload })).statusCode).toBe(200);
    expect(await read(`${at}?languages=all`)).toMatchObject({
      text: { en: words, ar: '**خطوات**' },
      text_rich: { en: structure, ar: document({ ...heading('خطوات'), level: 3 }) },
    });
  });

  it('is taken from the document of all content, and from a spreadsheet [API-ADM-201]', async () => {
    const { id, at } = await add({ text: 'x' });
    const exported = await read('content/export');
    const [record] = exported.collections.communityonepost.filter((each: { readonly id: number }) => each.id === id);
    record.fields.text.en = html;
    const outcome = (await send('POST', 'content/import', exported)).json();
    expect(outcome.changed).toEqual([expect.objectContaining({ id, fields: ['text'] })]);
    expect((await read(`${at}?languages=all`)).text_rich.en).toEqual(structure);
    expect((await send('POST', 'content/import', await read('content/export'))).json().changed).toEqual([]);

    const { id: product } = (await send('POST', 'products', { name: 'Wall' })).json();
    const rows = [{ line: 2, cells: [String(product), html] }];
    await send('POST', 'sheets/products', { columns: ['Number', 'Description (English)'], rows });
    expect((await read(`products/${product}?languages=all`)).description_rich.en).toEqual(structure);
  });

  it('changes nothing when it is sent back as it was read, whichever tags are words of it [API-ADM-201]', async () => {
    for (const text of [
      html,
      '<p>Write &lt;b&gt;x&lt;/b&gt; and <a href="/about">y</a></p>',
      '<p>&lt;b&gt;x&lt;/b&gt;</p>',
    ]) {
      const { at } = await add({ text });
      for (const question of ['', '?languages=all']) {
        const { title, text: string, text_rich, version } = await read(at + question);
        await send('PUT', at, { title, text: string, ...(text_rich !== undefined && { text_rich }) });
        await send('PUT', at, { text: string });
        const after = await read(at + question);
        expect([after.text, after.text_rich, after.version]).toEqual([string, text_rich, version]);
      }
    }
  });

  it('counts by its words, and is refused where they are too long or say nothing', async () => {
    const { at } = await add({ text: 'Safe' });
    for (const [text, code] of [
      [`<p>${'x'.repeat(20_001)}</p>`, 'tooLong'],
      ['<p><br></p>', 'required'],
      [`<table><tr>${'<td>x</td>'.repeat(13)}</tr></table>`, 'tooMany'],
    ] as const) {
      const answer = await send('PUT', at, { text });
      expect([answer.statusCode, answer.json().issues]).toEqual([
        400,
        [expect.objectContaining({ path: 'text', code })],
      ]);
    }
  });

  it('stays text in what visitors write [PUB-COMM-32]', async () => {
    const cookie = formCookie();
    const payload = { author_name: 'Visitor', content: '<p>Bright <b>screen</b></p>' };
    const answer = await calls.visit({
      method: 'POST',
      url: '/api/en/communityposts/posts',
      payload,
      headers: { cookie },
    });
    expect(answer.json()).toMatchObject({ content: payload.content });
  });
});
