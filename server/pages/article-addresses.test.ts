import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eachDatabaseConfig } from '../../tests/support/database.ts';
import { openApp, type OpenApp } from '../../tests/support/open-app.ts';

let server: OpenApp;
beforeAll(async () => {
  server = await openApp({ data: await eachDatabaseConfig(), environment: { PUBLIC_URL: 'https://screens.example' } });
});
afterAll(() => server.close());

async function send(method: 'POST' | 'PUT', path: string, payload: object) {
  const answer = await server.administer({ method, url: `/api/en/${path}`, payload });
  expect([path, answer.statusCode < 300]).toEqual([path, true]);
  return answer.json();
}
const addBlog = async (en: string, ar = `${en} بالعربية`): Promise<number> =>
  (await send('POST', 'community/add', { name: { en, ar } })).id;
const addArticle = async (blog: number, en: string, text = en): Promise<number> => {
  const title = { en, ar: `${en} بالعربية` };
  return (await send('POST', 'communityonepost', { category_id: blog, title, text, path: '/' })).id;
};
const open = async (url: string) => {
  const { statusCode, headers, body } = await server.visit(url);
  return { status: statusCode, location: headers.location, body };
};
const led = async (url: string) => {
  const { status, location } = await open(url);
  return [status, location];
};

describe('the address of an article', () => {
  it('tells two of one title apart, on the page, in search and in the sitemap [PUB-COMM-29]', async () => {
    const blog = await addBlog('Twice');
    const first = await addArticle(blog, 'Same title', 'The first of both');
    const second = await addArticle(blog, 'Same title', 'The second of both');
    const addressOf = (id: number) => `/our-community?blog=${blog}-Twice&section=${id}-Same-title`;
    for (const [id, words] of [
      [first, 'The first of both'],
      [second, 'The second of both'],
    ] as const) {
      const { status, body } = await open(`/en${addressOf(id)}`);
      expect([status, body.includes(words)]).toEqual([200, true]);
      const full = `https://screens.example/en${addressOf(id)}`.replace('&', '&amp;');
      expect(body).toContain(`<link rel="canonical" href="${full}"/>`);
      expect((await open('/sitemap.xml')).body).toContain(`<loc>${full.replace('&amp;', '&#38;')}</loc>`);
    }
    const { results } = (await server.visit('/api/en/search?q=Same+title')).json();
    const paths = results.map(({ path }: { path: string }) => path);
    expect(paths.toSorted()).toEqual([addressOf(first), addressOf(second)]);
  });

  it('that held names alone, or former ones, leads to the record that had them for good [PUB-COMM-30]', async () => {
    const blog = await addBlog('Workshop');
    const article = await addArticle(blog, 'First light');
    const other = await addBlog('Before it');
    await addArticle(other, 'Something else');
    const old = '/our-community?blog=Workshop&section=First-light';
    const now = (name: string, title: string) => `/en/our-community?blog=${blog}-${name}&section=${article}-${title}`;
    expect(await led(`/en${old}`)).toEqual([301, now('Workshop', 'First-light')]);

    await send('PUT', `community/${blog}`, { name: { en: 'Studio', ar: 'الاستوديو' } });
    expect(await led(`/en${old}`)).toEqual([301, now('Studio', 'First-light')]);
    expect(await led('/en/our-community?blog=Workshop')).toEqual([301, `/en/our-community?blog=${blog}-Studio`]);
    await send('PUT', `communityonepost/${article}`, { title: { en: 'Second light', ar: 'ضوء ثان' } });
    await send('PUT', `communityonepost/${article}`, { title: { en: 'Third light', ar: 'ضوء ثالث' } });
    for (const section of ['First-light', 'Second-light', `${article}-First-light`]) {
      const address = `/en/our-community?blog=Workshop&section=${section}`;
      expect(await led(address)).toEqual([301, now('Studio', 'Third-light')]);
    }
    expect((await open(now('Studio', 'Third-light'))).status).toBe(200);

    // A former title that another record has now leads to that record.
    const newer = await addBlog('Workshop');
    expect(await led('/en/our-community?blog=Workshop')).toEqual([301, `/en/our-community?blog=${newer}-Workshop`]);
    expect(await led(`/en${old}`)).toEqual([301, now('Studio', 'Third-light')]);
  });

  it('is found whatever the case of its letters, before it was renamed, too; the one that is written so comes first [PUB-COMM-33]', async () => {
    const blog = await addBlog('Élan Vital');
    const article = await addArticle(blog, 'Café Screens');
    const now = `/en/our-community?blog=${blog}-${encodeURIComponent('Élan-Vital')}&section=${article}-${encodeURIComponent('Café-Screens')}`;
    for (const [named, section] of [
      ['élan-vital', 'café-screens'],
      ['ÉLAN-VITAL', 'CAFÉ-SCREENS'],
    ] as const) {
      const query = new URLSearchParams({ blog: named, section });
      expect(await led(`/en/our-community?${query}`)).toEqual([301, now]);
      const numbered = new URLSearchParams({ blog: `${blog}-${named}`, section: `${article}-${section}` });
      expect((await open(`/en/our-community?${numbered}`)).body).toContain('Café Screens');
    }
    const small = await addBlog('élan vital');
    expect(await led(`/en/our-community?${new URLSearchParams({ blog: 'élan-vital' })}`)).toEqual([
      301,
      `/en/our-community?blog=${small}-${encodeURIComponent('élan-vital')}`,
    ]);
    await send('PUT', `community/${small}`, { name: { en: 'Momentum', ar: 'زخم' } });
    const renamed = await addBlog('Old Élan');
    await send('PUT', `community/${renamed}`, { name: { en: 'New Studio', ar: 'استوديو جديد' } });
    expect(await led('/en/our-community?blog=OLD-%C3%89lan')).toEqual([
      301,
      `/en/our-community?blog=${renamed}-New-Studio`,
    ]);
  });

  it('of one that is gone, or never was, shows the first and says so [PUB-COMM-09, PUB-COMM-31]', async () => {
    const blog = await addBlog('Gone');
    const article = await addArticle(blog, 'Deleted soon');
    await addArticle(blog, 'Still here');
    await server.administer({ method: 'DELETE', url: `/api/en/communityonepost/${article}` });
    for (const section of [`${article}-Deleted-soon`, 'Never-was', '999999']) {
      const { status, body } = await open(`/en/our-community?blog=${blog}-Gone&section=${section}`);
      expect([section, status, body.includes('Still here')]).toEqual([section, 200, true]);
      expect(body).toContain('This article was not found');
      expect(body).toContain('<meta name="robots" content="noindex"/>');
    }
    const arabic = await open(`/ar/our-community?blog=${blog}&section=999999`);
    expect(arabic.body).toContain('لم نجد هذا المقال');
  });

  it('keeps its former names through a deletion that is undone', async () => {
    const blog = await addBlog('Undone');
    await send('PUT', `community/${blog}`, { name: { en: 'Renamed', ar: 'معاد' } });
    const removed = await server.administer({ method: 'DELETE', url: `/api/en/community/${blog}` });
    expect((await open('/en/our-community?blog=Undone')).body).toContain('This blog was not found');
    await send('POST', `revisions/${removed.json().undo}/undo`, {});
    expect(await led('/en/our-community?blog=Undone')).toEqual([301, `/en/our-community?blog=${blog}-Renamed`]);
  });
});

describe('a record that is published in one language alone', () => {
  const hide = (path: string, language: 'en' | 'ar') =>
    send('POST', `${path}/publishing`, { action: 'unpublish', languages: [language] });

  it.each([
    ['products', { name: { en: 'P', ar: 'ش' }, description: 'x' }, '/product', '/products'],
    ['singleproject', { title: { en: 'P', ar: 'ش' }, subtitle: 'S', text: 'T', path: '-' }, '/project', '/projects'],
    ['category/add', { name: { en: 'C', ar: 'ف' }, path: '-' }, '/one-category', '/products'],
    ['sub_category', { name: { en: 'S', ar: 'ف' } }, '/sub-category', '/products'],
  ])(
    'of %s leads visitors of the other language to its list, which says so [PUB-GEN-65]',
    async (slug, body, at, list) => {
      const { id } = await send('POST', slug, body);
      await hide(`${slug.replace('/add', '')}/${id}`, 'ar');
      expect(await led(`/ar${at}/${id}/P`)).toEqual([302, `/ar${list}?only=en`]);
      expect(await led(`${at}/${id}/P`)).toEqual([302, `${list}?only=en`]);
      const { body: html } = await open(`/ar${list}?only=en`);
      expect(html).toContain('متاحة بالإنجليزية فقط');
      const shown = await open(`/en${at}/${id}/P`);
      expect(shown.status).toBe(200);
      expect(shown.body).toContain('hrefLang="en"');
      expect(shown.body).not.toContain('hrefLang="ar" href');
      const hidden = await send('POST', slug, body);
      await hide(`${slug.replace('/add', '')}/${hidden.id}`, 'ar');
      await hide(`${slug.replace('/add', '')}/${hidden.id}`, 'en');
      expect((await open(`/ar${at}/${hidden.id}`)).status).toBe(404);
    },
  );

  it('of an article leads to its blog in the other language [PUB-GEN-65]', async () => {
    const blog = await addBlog('Half');
    const article = await addArticle(blog, 'English alone');
    await hide(`communityonepost/${article}`, 'ar');
    const address = `/our-community?blog=${blog}-Half&section=${article}-English-alone`;
    const to = `/ar/our-community?blog=${blog}-${encodeURIComponent('Half-بالعربية')}&only=en`;
    expect(await led(`/ar${address}`)).toEqual([302, to]);
    expect((await open(to)).body).toContain('متاحة بالإنجليزية فقط');
    expect((await open(`/en${address}`)).body).not.toContain('hrefLang="ar" href');
  });
});
