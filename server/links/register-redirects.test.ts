import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eachDatabaseConfig } from '../../tests/support/database.ts';
import { openApp, type OpenApp } from '../../tests/support/open-app.ts';

let server: OpenApp;
beforeAll(async () => {
  server = await openApp({ data: await eachDatabaseConfig() });
});
afterAll(() => server.close());

const add = (payload: object, language = 'en') =>
  server.administer({ method: 'POST', url: `/api/${language}/redirects`, payload });
const added = async (from_path: string, to_path: string, status?: number): Promise<number> => {
  const answer = await add({ from_path, to_path, ...(status !== undefined && { status }) });
  expect([from_path, answer.statusCode]).toEqual([from_path, 201]);
  return answer.json().id;
};
const follow = async (url: string, headers: Record<string, string> = {}) => {
  const { statusCode, headers: answered } = await server.visit({ url, headers });
  return [statusCode, answered.location];
};

describe('the calls of redirects', () => {
  it('are the administrator’s alone, and refuse other sites', async () => {
    for (const request of [
      { method: 'GET', url: '/api/en/redirects' },
      { method: 'POST', url: '/api/en/redirects', payload: { from_path: '/stolen', to_path: '/' } },
      { method: 'DELETE', url: '/api/en/redirects/1' },
    ] as const) {
      expect((await server.visit(request)).statusCode).toBe(401);
    }
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    const payload = { from_path: '/stolen', to_path: '/' };
    const answer = await server.administer({ method: 'POST', url: '/api/en/redirects', payload, headers: foreign });
    expect(answer.statusCode).toBe(403);
    expect((await server.visit('/stolen')).statusCode).toBe(404);
  });

  it('add one, list it and delete it', async () => {
    const answer = await add({ from_path: '/en/Listed قديم', to_path: '/ar/contact?a=1' });
    expect(answer.statusCode).toBe(201);
    const shown = {
      from_path: '/listed%20%D9%82%D8%AF%D9%8A%D9%85',
      to_path: '/contact?a=1',
      status: 301,
    };
    expect(answer.json()).toMatchObject({ ...shown, message: 'The redirect was added' });
    const { id } = answer.json();
    const list = (await server.administer({ url: '/api/ar/redirects' })).json();
    expect(list).toContainEqual({ id, ...shown, created_at: expect.stringMatching(/^\d{4}-.*Z$/) });

    const removed = await server.administer({ method: 'DELETE', url: `/api/ar/redirects/${id}` });
    expect([removed.statusCode, removed.json().message]).toEqual([200, 'حُذف التحويل']);
    expect((await server.administer({ method: 'DELETE', url: `/api/ar/redirects/${id}` })).statusCode).toBe(404);
    expect((await server.visit('/listed%20%D9%82%D8%AF%D9%8A%D9%85')).statusCode).toBe(404);
  });

  it('bring a deleted one back with its id, as long as its address leads nowhere else', async () => {
    const id = await added('/undone', '/adding_soon', 302);
    const undoOf = async () =>
      (await server.administer({ method: 'DELETE', url: `/api/en/redirects/${id}` })).json().undo;
    const undo = (revision: number) => server.administer({ method: 'POST', url: `/api/en/revisions/${revision}/undo` });

    const deletion = await undoOf();
    expect((await server.visit('/en/undone')).statusCode).toBe(404);
    const history = (await server.administer({ url: '/api/en/revisions?limit=1' })).json();
    expect(history).toMatchObject([{ collection: 'redirects', entry_id: id, action: 'delete', title: '/undone' }]);
    const brought = (await undo(deletion)).json();
    expect(await follow('/en/undone')).toEqual([302, '/en/adding_soon']);
    expect((await server.administer({ url: '/api/en/redirects' })).json()).toContainEqual(
      expect.objectContaining({ id, from_path: '/undone', status: 302 }),
    );
    expect((await undo(deletion)).statusCode).toBe(400);
    const gone = (await undo(brought.undo)).json();
    expect((await server.visit('/en/undone')).statusCode).toBe(404);

    await added('/undone', '/contact');
    expect((await undo(gone.undo)).statusCode).toBe(400);
    expect(await follow('/en/undone')).toEqual([301, '/en/contact']);
  });

  it.each([
    ['leads to', '/returns', '/elsewhere', '/elsewhere', '/adding_soon'],
    ['is led to from', '/returns-too', '/adding_soon', '/other-place', '/returns-too'],
    ['would run in a circle with', '/product/902', '/circle', '/circle', '/product/902/name'],
  ])('do not bring back one that %s another that was added since', async (_how, from, to, otherFrom, otherTo) => {
    const id = await added(from, to);
    const removed = await server.administer({ method: 'DELETE', url: `/api/en/redirects/${id}` });
    await added(otherFrom, otherTo);
    const undone = await server.administer({ method: 'POST', url: `/api/en/revisions/${removed.json().undo}/undo` });
    expect(undone.statusCode).toBe(400);
    expect(await follow(`/en${from}`)).not.toContain(301);
    const other = (await server.administer({ url: '/api/en/redirects' })).json().at(-1);
    await server.administer({ method: 'DELETE', url: `/api/en/redirects/${other.id}` });
  });

  it.each([
    [{ to_path: '/' }, 'from_path', 'required'],
    [{ from_path: '/a' }, 'to_path', 'required'],
    [{ from_path: ['/a'], to_path: '/' }, 'from_path', 'wrongType'],
    [{ from_path: '/a', to_path: '/', status: 200 }, 'status', 'notAnOption'],
    [{ from_path: '/a', to_path: '/', permanent: true }, 'permanent', 'unknownField'],
    [{ from_path: '/a#b', to_path: '/' }, 'from_path', 'invalidLink'],
    [{ from_path: '/search?q=screen', to_path: '/' }, 'from_path', 'existingPage'],
    [{ from_path: '/?country=sa', to_path: '/contact' }, 'from_path', 'existingPage'],
    [{ from_path: 'https://evil.example/a', to_path: '/' }, 'from_path', 'invalidLink'],
    [{ from_path: '/', to_path: '/contact' }, 'from_path', 'existingPage'],
    [{ from_path: '/en', to_path: '/contact' }, 'from_path', 'existingPage'],
    [{ from_path: '/Privacy-Policy', to_path: '/contact' }, 'from_path', 'existingPage'],
    [{ from_path: '/ar/community', to_path: '/contact' }, 'from_path', 'existingPage'],
    [{ from_path: '/a', to_path: '/A/' }, 'to_path', 'redirectLoop'],
    [{ from_path: '/a', to_path: '/ar/a?b=1' }, 'to_path', 'redirectLoop'],
    [{ from_path: '/a', to_path: '/dashboard/home' }, 'to_path', 'reservedAddress'],
    [{ from_path: '/a', to_path: '/API/en/session' }, 'to_path', 'reservedAddress'],
  ])('refuse %j, naming %s', async (payload, path, code) => {
    const answer = await add(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues).toEqual([{ path, code }]);
    expect((await server.visit('/a')).statusCode).toBe(404);
  });

  it.each([
    '/api',
    '/api/en/products',
    '/dashboard',
    '/Dashboard/x',
    '/uploads/a.png',
    '/images/a',
    '/icons/a.svg',
    '/assets/a.js',
    '/robots.txt',
    '/sitemap.xml',
    '/favicon.ico',
    '/favicon.svg',
    '/manifest.webmanifest',
    '/healthz',
    '/readyz',
    '/en/api',
  ])('refuse to redirect %s, which the server answers itself', async (from_path) => {
    const answer = await add({ from_path, to_path: '/contact' });
    expect([answer.statusCode, answer.json().issues]).toEqual([400, [{ path: 'from_path', code: 'reservedAddress' }]]);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/%5Cevil.example',
    '/%2Fevil.example',
    'https://evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/a%0d%0aSet-Cookie:x=1',
    '/..//evil.example',
    '/en//evil.example',
    '/ar/en/x',
    'evil.example',
    'https:/evil.example',
    '/%252F/../%2Fevil.example',
  ])('refuse to lead to %s', async (to_path) => {
    const answer = await add({ from_path: '/attack', to_path });
    expect([answer.statusCode, answer.json().issues]).toEqual([400, [{ path: 'to_path', code: 'invalidLink' }]]);
  });

  it('refuse a second redirect of the same address, in the language of the call', async () => {
    await added('/twice', '/contact');
    const answer = await add({ from_path: '/ar/TWICE', to_path: '/' }, 'ar');
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { message: 'هذا العنوان محوَّل من قبل', issues: [{ path: 'from_path', code: 'taken' }] },
    ]);
  });

  it('refuse chains at either end, and loops', async () => {
    await added('/middle', '/last');
    const refusal = async (from_path: string, to_path: string) => (await add({ from_path, to_path })).json().issues;
    expect(await refusal('/first', '/middle')).toEqual([{ path: 'to_path', code: 'redirectChain' }]);
    expect(await refusal('/last', '/further')).toEqual([{ path: 'to_path', code: 'redirectChain' }]);
    expect(await refusal('/last', '/en/Middle?x#y')).toEqual([{ path: 'to_path', code: 'redirectLoop' }]);
    expect(await refusal('/product/900', '/product/900/new-name')).toEqual([{ path: 'to_path', code: 'redirectLoop' }]);
    await added('/product/901', '/last');
    expect(await refusal('/first', '/product/901/any-name')).toEqual([{ path: 'to_path', code: 'redirectChain' }]);
  });

  it('let only one of two win that would lead to each other', async () => {
    const answers = await Promise.all([
      add({ from_path: '/ping', to_path: '/pong' }),
      add({ from_path: '/pong', to_path: '/ping' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([201, 400]);
  });
});

describe('an old address with a query', () => {
  it('leads on by what it says, in any order and beside other names, which are handed on [PUB-GEN-66]', async () => {
    const answer = await add({ from_path: '/Index.php?Page=5&id=A%20b', to_path: '/adding_soon?kind=led#list' });
    expect(answer.json()).toMatchObject({
      from_path: '/index.php?Page=5&id=A%20b',
      to_path: '/adding_soon?kind=led#list',
    });
    await added('/index.php?id=6', '/contact', 302);
    await added('/index.php', '/privacy-policy');
    expect(await follow('/index.php?id=A+b&Page=5')).toEqual([301, '/adding_soon?kind=led#list']);
    expect(await follow('/en/INDEX.php?utm_source=x&Page=5&id=A%20b&more=1')).toEqual([
      301,
      '/en/adding_soon?kind=led&utm_source=x&more=1#list',
    ]);
    expect(await follow('/index.php?id=6')).toEqual([302, '/contact']);
    expect(await follow('/index.php?id=7')).toEqual([301, '/privacy-policy?id=7']);
    expect(await follow('/index.php')).toEqual([301, '/privacy-policy']);
    const list = (await server.administer({ url: '/api/en/redirects' })).json();
    expect(list).toContainEqual(expect.objectContaining({ from_path: '/index.php?Page=5&id=A%20b' }));
  });

  it('leads on from a page that does not read it, which itself stays', async () => {
    await added('/?p=123', '/contact');
    await added('/community?p=1', '/adding_soon');
    expect(await follow('/?p=123')).toEqual([301, '/contact']);
    expect(await follow('/ar?p=123')).toEqual([301, '/ar/contact']);
    expect(await follow('/community?p=1')).toEqual([301, '/adding_soon']);
    for (const url of ['/', '/?p=124', '/?p=12', '/?q=123']) {
      expect([url, (await server.visit(url)).statusCode]).toEqual([url, 200]);
    }
  });

  it('is no second time redirected, starts no chain and no loop, and comes back when its deletion is undone', async () => {
    const id = await added('/old.asp?a=1&b=2', '/contact?x=1');
    expect((await add({ from_path: '/ar/OLD.asp?b=2&a=1', to_path: '/' })).statusCode).toBe(409);
    const refusal = async (from_path: string, to_path: string) => (await add({ from_path, to_path })).json().issues;
    expect(await refusal('/start', '/old.asp?a=1&b=2&c=3')).toEqual([{ path: 'to_path', code: 'redirectChain' }]);
    expect(await refusal('/loop.asp?a=1', '/loop.asp?a=1&b=1')).toEqual([{ path: 'to_path', code: 'redirectLoop' }]);
    const removed = await server.administer({ method: 'DELETE', url: `/api/en/redirects/${id}` });
    expect((await server.visit('/old.asp?a=1&b=2')).statusCode).toBe(404);
    const undo = { method: 'POST', url: `/api/en/revisions/${removed.json().undo}/undo` } as const;
    expect((await server.administer(undo)).statusCode).toBe(200);
    expect(await follow('/old.asp?a=1&b=2')).toEqual([301, '/contact?x=1']);
  });

  it('costs as much for a query of hundreds of names', async () => {
    await added('/many.php?id=1', '/contact');
    const many = Array.from({ length: 300 }, (_, index) => `n${index}=1`).join('&');
    expect(await follow(`/many.php?id=1&${many}`)).toEqual([301, `/contact?${many}`]);
    expect((await server.visit(`/many.php?${many}`)).statusCode).toBe(404);
  });
});

describe('a full address of the site itself', () => {
  const host = { host: 'www.screens.example' };
  const addAt = (payload: object) =>
    server.administer({ method: 'POST', url: '/api/en/redirects', payload, headers: host });

  it('is reduced to its path, for any scheme, with www. or without [PUB-GEN-66]', async () => {
    for (const [from_path, to_path, is] of [
      ['https://www.screens.example/full-one', 'http://screens.example/contact?a=1', ['/full-one', '/contact?a=1']],
      ['HTTP://Screens.Example/en/full-two?id=5', '/contact', ['/full-two?id=5', '/contact']],
      ['/full-three', 'https://screens.example', ['/full-three', '/']],
    ] as const) {
      const answer = await addAt({ from_path, to_path });
      expect([answer.statusCode, answer.json().from_path, answer.json().to_path]).toEqual([201, ...is]);
    }
    expect(await follow('/full-two?id=5')).toEqual([301, '/contact']);
  });

  it.each([
    'https://screens.example.evil.example/a',
    'https://evil.example/screens.example',
    'https://screens.example@evil.example/',
    'https://screens.example:8443/a',
    'https://screens.example//evil.example',
    'https://screens.example\\@evil.example/',
    'https://screens.example/%5Cevil.example',
    'ftp://screens.example/a',
  ])('is not taken for one: %s', async (to_path) => {
    const answer = await addAt({ from_path: '/full-attack', to_path });
    expect([answer.statusCode, answer.json().issues]).toEqual([400, [{ path: 'to_path', code: 'invalidLink' }]]);
  });
});

describe('an address that moved', () => {
  it('leads on, for good or for a while, and stays in its language', async () => {
    await added('/shop', '/adding_soon');
    await added('/campaign', '/adding_soon#offers', 302);
    expect(await follow('/shop')).toEqual([301, '/adding_soon']);
    expect(await follow('/SHOP', { cookie: 'lang=en' })).toEqual([301, '/shop']);
    expect(await follow('/en/shop')).toEqual([301, '/en/adding_soon']);
    expect(await follow('/ar/Campaign')).toEqual([301, '/ar/campaign']);
    expect(await follow('/ar/campaign')).toEqual([302, '/ar/adding_soon#offers']);
    expect((await server.visit({ method: 'HEAD', url: '/shop' })).headers.location).toBe('/adding_soon');
  });

  it('keeps the query, behind that of its target and before the fragment', async () => {
    await added('/old-search', '/adding_soon?kind=led#list');
    expect(await follow('/en/old-search?q=%D8%B4%D8%A7%D8%B4%D8%A9&page=2')).toEqual([
      301,
      '/en/adding_soon?kind=led&q=%D8%B4%D8%A7%D8%B4%D8%A9&page=2#list',
    ]);
  });

  it('never leads to another site, for any query and host', async () => {
    await added('/safe', '/');
    for (const url of [
      '/safe?next=https://evil.example',
      '/safe?//evil.example',
      '/safe?%0d%0aSet-Cookie:x=1',
      '/en/safe?@evil.example',
    ]) {
      const answer = await server.visit({ url, headers: { 'x-forwarded-host': 'evil.example', host: 'evil.example' } });
      const target = new URL(String(answer.headers.location), 'https://screens.example');
      expect([url, answer.statusCode, target.origin]).toEqual([url, 301, 'https://screens.example']);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });

  it('leads an uploaded file’s old address to the file, without a language', async () => {
    await added('/old-profile.pdf', '/uploads/profile.pdf');
    expect(await follow('/en/old-profile.pdf')).toEqual([301, '/uploads/profile.pdf']);
  });

  it('takes effect and ends at once, and is never cached', async () => {
    expect((await server.visit('/soon-moved')).statusCode).toBe(404);
    const id = await added('/soon-moved', '/adding_soon');
    const answer = await server.visit('/soon-moved');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([301, 'private, no-cache']);
    await server.administer({ method: 'DELETE', url: `/api/en/redirects/${id}` });
    expect((await server.visit('/soon-moved')).statusCode).toBe(404);
  });

  it('leads from every address of a deleted record, and gives way when the record comes back', async () => {
    const product = (
      await server.administer({
        method: 'POST',
        url: '/api/en/products',
        payload: { name: 'Panel', description: 'Bright' },
      })
    ).json();
    const address = `/product/${product.id}`;
    const refused = await add({ from_path: `/en${address}/old-name`, to_path: '/adding_soon' });
    expect(refused.json().issues).toEqual([{ path: 'from_path', code: 'existingPage' }]);
    expect((await server.visit(`/en${address}/Panel`)).statusCode).toBe(200);

    const removed = await server.administer({ method: 'DELETE', url: `/api/en/products/${product.id}` });
    expect((await server.visit(`/en${address}/Panel`)).statusCode).toBe(410);
    await added(address, '/adding_soon');
    expect(await follow(`/en${address}/Panel`)).toEqual([301, '/en/adding_soon']);
    expect(await follow(`${address}/any/name`)).toEqual([301, '/adding_soon']);

    await server.administer({ method: 'POST', url: `/api/en/revisions/${removed.json().undo}/undo` });
    expect((await server.visit(`/en${address}/Panel`)).statusCode).toBe(200);
  });
});
