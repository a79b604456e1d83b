import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabaseConfig } from '../../tests/support/database.ts';
import { formCookie, openTestCalls, type TestCalls } from '../../tests/support/open-test-calls.ts';
import { issueFormToken } from '../forms/form-token.ts';

let calls: TestCalls;
let section: number;
beforeAll(async () => {
  calls = await openTestCalls(await testDatabaseConfig());
  const blog = await calls.administer({ method: 'POST', url: '/api/en/community/add', payload: { name: 'Blog' } });
  const payload = { category_id: blog.json()['id'], title: 'T', text: 'X', path: '/' };
  section = (await calls.administer({ method: 'POST', url: '/api/en/communityonepost', payload })).json()['id'];
});
afterAll(() => calls.close());

const write = async (path: string, payload: object, cookie = '') =>
  (await calls.visit({ method: 'POST', url: `/api/en/${path}`, payload, headers: { cookie } })).json();
const shown = async (path: string) => (await calls.visit({ url: `/api/en/${path}` })).body;
const release = (kind: string, id: number) =>
  calls.administer({ method: 'POST', url: `/api/en/held/${kind}/${id}/release` });

describe('what looks like a program’s work [OP-050, OP-097]', () => {
  it('is held, says so to its author alone, and is shown once it is released', async () => {
    const comment = await write('communitypostcomments', { post_id: section, username: 'A', text: 'Held comment' });
    const post = await write('communityposts/posts', { author_name: 'A', content: 'Held post' });
    const open = await write('communityposts/posts', { author_name: 'A', content: 'Open post' }, formCookie());
    const path = `communityposts/posts/${open.id}/comments`;
    const reply = await write(path, { commenter_name: 'A', text: 'Held reply' });
    expect([comment.held, post.held, reply.held, open.held]).toEqual([true, true, true, undefined]);

    expect(await shown(`communitypostcomments/${section}`)).toBe('[]');
    expect(await shown('communityposts/posts')).not.toContain('Held');
    const held = (await calls.administer({ url: '/api/en/held' })).json();
    expect(held).toMatchObject({
      comments: [{ id: comment.id }],
      posts: [{ id: post.id }],
      post_comments: [{ id: reply.id }],
    });

    expect((await release('comment', comment.id)).statusCode).toBe(200);
    expect((await release('post', post.id)).statusCode).toBe(200);
    expect((await release('post-comment', reply.id)).statusCode).toBe(200);
    expect((await release('comment', comment.id)).statusCode).toBe(404);
    expect((await release('account', 1)).statusCode).toBe(404);
    expect(await shown(`communitypostcomments/${section}`)).toContain('Held comment');
    expect(await shown('communityposts/posts')).toMatch(/Held post.*Held reply|Held reply.*Held post/);
  });

  it('is recognised by a form token that was used, is forged or is a second old', async () => {
    const post = { author_name: 'A', content: 'Once' };
    const used = formCookie();
    expect((await write('communityposts/posts', post, used)).held).toBeUndefined();
    const forged = `form=${issueFormToken('another key', Date.now() - 60_000)}`;
    const hasty = `form=${issueFormToken('the signing key of tests', Date.now() - 500)}`;
    for (const cookie of [used, forged, hasty])
      expect((await write('communityposts/posts', post, cookie)).held).toBe(true);
  });

  it('is recognised by the company’s own name, which its readers would trust', async () => {
    await calls.administer({ method: 'PUT', url: '/api/en/settings/company', payload: { name: 'Bright Walls' } });
    const say = (username: string) =>
      write('communitypostcomments', { post_id: section, username, text: 'Send us money' }, formCookie());
    const inItsName = await say('bright walls team');
    const others = await say('Bright');
    expect([inItsName.held, others.held]).toEqual([true, undefined]);
  });

  it('is recognised by the hidden field, too', async () => {
    const post = await write('communityposts/posts', { author_name: 'A', content: 'x', fax: '1' }, formCookie());
    expect(post.held).toBe(true);
  });
});

it('GET /held is read whole by its links, oldest first, and says how many there are', async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    await write('communitypostcomments', { post_id: section, username: 'A', text: `Held ${turn}` });
    await write('communityposts/posts', { author_name: 'A', content: `Held ${turn}` });
  }
  const read = (url: string) => calls.administer({ url });
  const namesIn = (answer: Awaited<ReturnType<typeof read>>) =>
    Object.entries<{ id: number }[]>(answer.json()).flatMap(([kind, rows]) => rows.map(({ id }) => `${kind} ${id}`));
  const all = await read('/api/en/held');
  const found: string[] = [];
  for (let url: string | undefined = '/api/en/held?limit=2'; url !== undefined;) {
    const part: typeof all = await read(url);
    expect(namesIn(part).length).toBeLessThanOrEqual(2);
    expect(part.headers['x-total-count']).toBe(String(namesIn(all).length));
    found.push(...namesIn(part));
    url = /^<([^>]+)>/.exec(String(part.headers.link ?? ''))?.[1];
  }
  expect(found.length).toBeGreaterThan(5);
  expect(found.toSorted()).toEqual(namesIn(all).toSorted());
  expect((await calls.administer({ url: '/api/en/today' })).json()['heldVoices']).toBe(found.length);
});
