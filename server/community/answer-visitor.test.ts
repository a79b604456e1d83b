import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testDatabaseConfig } from '../../tests/support/database.ts';
import { formCookie, openTestCalls, type TestCalls } from '../../tests/support/open-test-calls.ts';
import type { RefusedSending } from '../pages/create-page-book.ts';

let calls: TestCalls;
let section: number;
const refusals: RefusedSending[] = [];
beforeAll(async () => {
  calls = await openTestCalls(await testDatabaseConfig());
  vi.spyOn(calls.services.pages, 'showRefused').mockImplementation(async (_, reply, refusal) => {
    refusals.push(refusal);
    reply.code(refusal.status).send('');
  });
  const blog = await calls.administer({ method: 'POST', url: '/api/en/community/add', payload: { name: 'Blog' } });
  const payload = { category_id: blog.json()['id'], title: 'T', text: 'X', path: '/' };
  section = (await calls.administer({ method: 'POST', url: '/api/en/communityonepost', payload })).json()['id'];
});
afterAll(() => calls.close());
beforeEach(async () => {
  await calls.services.database.write.deleteFrom('rate_limit').execute();
});

const page = 'http://screens.example/en/our-community?blog=Blog&section=T&write=post&posted=post';

/** Posts a form like a browser without scripts and returns where it is redirected. */
async function submit(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = await calls.visit({
    method: 'POST',
    url: `/api/en/${path}`,
    payload: new URLSearchParams(fields).toString(),
    headers: {
      host: 'screens.example',
      accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
      'content-type': 'application/x-www-form-urlencoded',
      referer: page,
      cookie: formCookie(),
      ...headers,
    },
  });
  return [answer.statusCode, answer.headers['location']];
}

const comment = () => ({ post_id: String(section), username: 'A', text: 'B' });

describe('a form that is sent without scripts', () => {
  it('leads back to the page it stood on, with what was posted [PUB-COMM-17, PUB-COMM-21, PUB-COMM-23]', async () => {
    const back = (outcome: string) => [303, `/en/our-community?blog=Blog&section=T&${outcome}#talk`];
    expect(await submit('communitypostcomments', comment())).toEqual(back('posted=comment'));
    expect(await submit('communityposts/posts', { author_name: 'A', content: 'B' })).toEqual(back('posted=post'));
    const [{ id } = { id: 0 }] = (await calls.visit({ url: '/api/en/communityposts/posts' })).json();
    const reply = { commenter_name: 'A', text: 'B' };
    expect(await submit(`communityposts/posts/${id}/comments`, reply)).toEqual(back('posted=reply'));
    expect(await submit('communityposts/posts/999999/comments', reply)).toEqual(back('refused=gone'));
  });

  it('shows its page again as it was written where it is refused, and stores nothing [OP-025]', async () => {
    const list = async () => (await calls.visit({ url: `/api/en/communitypostcomments/${section}` })).body;
    const before = await list();
    await submit('communitypostcomments', { ...comment(), text: '  ' });
    expect(refusals.at(-1)).toMatchObject({
      status: 400,
      form: {
        kind: 'comment',
        message: 'All fields are required',
        values: { username: 'A', text: '  ' },
        issues: [{ path: 'text', code: 'required' }],
      },
      page: '/en/our-community',
    });
    expect(refusals.at(-1)?.query.toString()).toBe('blog=Blog&section=T');
    await submit('communityposts/posts', { author_name: '', content: 'B' });
    expect(refusals.at(-1)?.query.get('write')).toBe('post');
    await submit('communityposts/posts/7/comments', { commenter_name: '', text: 'B' });
    expect(refusals.at(-1)?.query.get('reply')).toBe('7');
    expect(await list()).toBe(before);
    for (let time = 0; time < 11; time += 1) await submit('communitypostcomments', comment());
    expect(refusals.at(-1)).toMatchObject({ status: 429, retryAfter: expect.any(Number), form: { values: comment() } });
  });

  it('is led back to the page it names, also from where it was shown again', async () => {
    const fields = { ...comment(), page: '/ar/our-community?blog=Blog&section=T&x=1' };
    const referer = 'http://screens.example/api/en/communitypostcomments';
    expect(await submit('communitypostcomments', fields, { referer })).toEqual([
      303,
      '/ar/our-community?blog=Blog&section=T&posted=comment#talk',
    ]);
    expect(
      await submit('communitypostcomments', { ...fields, page: '//evil.example/our-community' }, { referer }),
    ).toEqual([303, '/our-community?posted=comment#talk']);
  });

  it.each([
    'http://evil.example/en/our-community',
    'http://screens.example/en/about',
    'http://screens.example//evil.example/our-community',
    'javascript:alert(1)',
    '',
  ])('is never led anywhere but to the community: %s', async (referer) => {
    expect(await submit('communitypostcomments', comment(), { referer })).toEqual([
      303,
      '/our-community?posted=comment#talk',
    ]);
  });

  it('tells its writer that a suspicious message awaits review', async () => {
    const [, address] = await submit('communitypostcomments', { ...comment(), fax: '1' });
    expect(address).toBe('/en/our-community?blog=Blog&section=T&posted=held#talk');
  });

  it('is refused by an answer where another site sent it', async () => {
    expect(await submit('communitypostcomments', comment(), { 'sec-fetch-site': 'cross-site' })).toEqual([
      403,
      undefined,
    ]);
  });
});
