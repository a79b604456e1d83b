import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabaseConfig } from '../../tests/support/database.ts';
import { formCookie, openTestCalls, type TestCalls } from '../../tests/support/open-test-calls.ts';

let calls: TestCalls;
let section: number;
beforeAll(async () => {
  calls = await openTestCalls(await testDatabaseConfig());
  const blog = await calls.administer({ method: 'POST', url: '/api/en/community/add', payload: { name: 'Blog' } });
  const payload = { category_id: blog.json()['id'], title: 'T', text: 'X', path: '/' };
  section = (await calls.administer({ method: 'POST', url: '/api/en/communityonepost', payload })).json()['id'];
});
afterAll(() => calls.close());
beforeEach(async () => {
  await calls.services.database.write.deleteFrom('rate_limit').execute();
});

const post = (path: string, payload: object | string, headers: Record<string, string> = {}) =>
  calls.visit({ method: 'POST', url: `/api/en/${path}`, payload, headers: { cookie: formCookie(), ...headers } });
const get = (path: string) => calls.visit({ url: `/api/en/${path}` });
const remove = (path: string) => calls.administer({ method: 'DELETE', url: `/api/en/${path}` });
const timestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** The tags that changed during some work. */
async function touched(work: () => Promise<unknown>): Promise<readonly string[]> {
  const tags: string[] = [];
  const stop = calls.services.database.versions.onChange((changed) =>
    tags.push(...(changed === 'all' ? ['all'] : changed)),
  );
  await work();
  await expect.poll(() => tags.length).toBeGreaterThan(0);
  stop();
  return tags;
}

describe('comments on a section', () => {
  it('POST answers the created comment, GET lists those of the section oldest first [API-PUB-48, API-PUB-49]', async () => {
    const first = await post('communitypostcomments', { post_id: section, username: ' سارة ', text: 'جميل\nجدًا' });
    expect(first.statusCode).toBe(201);
    expect(first.json()).toEqual({
      id: expect.any(Number),
      post_id: section,
      username: 'سارة',
      text: 'جميل\nجدًا',
      created_at: expect.stringMatching(timestamp),
    });
    const second = await post('communitypostcomments', { post_id: String(section), username: 'B', text: 'Second' });
    expect((await get(`communitypostcomments/${section}`)).json()).toEqual([first.json(), second.json()]);
  });

  it('a form body is taken as well as JSON [API-PUB-49]', async () => {
    const body = new URLSearchParams({ post_id: String(section), username: 'Form', text: 'a & b' }).toString();
    const urlencoded = await post('communitypostcomments', body, {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(urlencoded.json()).toMatchObject({ username: 'Form', text: 'a & b' });
    const form = new FormData();
    for (const [name, value] of Object.entries({ post_id: String(section), username: 'M', text: 'x' }))
      form.append(name, value);
    expect((await post('communitypostcomments', form)).statusCode).toBe(201);
  });

  it('the list of all needs a session [API-ADM-183]', async () => {
    expect((await get('communitypostcomments')).statusCode).toBe(401);
    const all = await calls.administer({ url: '/api/en/communitypostcomments' });
    expect(all.json()[0]).toMatchObject({ post_id: section, username: 'سارة', held: false });
  });

  it('DELETE removes one comment, by its own id [API-ADM-184]', async () => {
    const { id } = (await post('communitypostcomments', { post_id: section, username: 'A', text: 'B' })).json();
    const deleted = await remove(`communitypostcomments/${id}`);
    expect([deleted.statusCode, deleted.json()['message']]).toEqual([200, 'Item deleted']);
    const left = (await get(`communitypostcomments/${section}`)).json();
    expect(left.map((comment: { id: number }) => comment.id)).not.toContain(id);
    expect((await remove(`communitypostcomments/${id}`)).statusCode).toBe(404);
  });

  it('a held comment never leaves to visitors', async () => {
    const { id } = (await post('communitypostcomments', { post_id: section, username: 'Held', text: 'B' })).json();
    await calls.services.database.write.updateTable('comment').set({ held: 1 }).where('id', '=', id).execute();
    expect((await get(`communitypostcomments/${section}`)).body).not.toContain('Held');
    expect((await calls.administer({ url: '/api/en/communitypostcomments' })).json()).toContainEqual(
      expect.objectContaining({ id, held: true }),
    );
  });

  it('on a section that does not exist is 400', async () => {
    for (const post_id of [999_999, 'x', 0, null, undefined, [section]]) {
      const refused = await post('communitypostcomments', { post_id, username: 'A', text: 'B' });
      expect(refused.json()['issues']).toEqual([{ path: 'post_id', code: 'unknownRecord' }]);
    }
  });
});

describe('free posts', () => {
  it('POST answers the created post, GET lists newest first with comments oldest first [API-PUB-50..52]', async () => {
    const first = await post('communityposts/posts', { author_name: 'A', content: 'First' });
    expect(first.statusCode).toBe(201);
    expect(first.json()).toEqual({
      id: expect.any(Number),
      author_name: 'A',
      content: 'First',
      created_at: expect.stringMatching(timestamp),
      comments: [],
    });
    const second = await post('communityposts/posts', { author_name: 'B', content: 'Second' });
    const path = `communityposts/posts/${first.json()['id']}/comments`;
    const comments = [
      (await post(path, { commenter_name: 'C', text: 'One' })).json(),
      (await post(path, { commenter_name: 'D', text: 'Two' })).json(),
    ];
    expect(comments[0]).toEqual({
      id: expect.any(Number),
      post_id: first.json()['id'],
      commenter_name: 'C',
      text: 'One',
      created_at: expect.stringMatching(timestamp),
    });
    expect((await get('communityposts/posts')).json()).toEqual([second.json(), { ...first.json(), comments }]);
  });

  it('held posts and comments never leave, and a held post takes no comment', async () => {
    const { id } = (await post('communityposts/posts', { author_name: 'Held', content: 'x' })).json();
    await calls.services.database.write.updateTable('free_post').set({ held: 1 }).where('id', '=', id).execute();
    expect((await get('communityposts/posts')).body).not.toContain('Held');
    expect((await post(`communityposts/posts/${id}/comments`, { commenter_name: 'A', text: 'B' })).statusCode).toBe(
      404,
    );
  });

  it('the administrator deletes a comment, and a post with its comments [OP-010]', async () => {
    const { id } = (await post('communityposts/posts', { author_name: 'Gone', content: 'x' })).json();
    const path = `communityposts/posts/${id}`;
    const one = (await post(`${path}/comments`, { commenter_name: 'A', text: 'B' })).json();
    await post(`${path}/comments`, { commenter_name: 'A', text: 'C' });
    expect((await remove(`communityposts/posts/999999/comments/${one.id}`)).statusCode).toBe(404);
    expect((await remove(`${path}/comments/${one.id}`)).statusCode).toBe(200);
    expect((await remove(path)).statusCode).toBe(200);
    expect((await get('communityposts/posts')).body).not.toContain('Gone');
    expect((await remove(path)).statusCode).toBe(404);
    const { read } = calls.services.database;
    expect(await read.selectFrom('free_comment').selectAll().where('post_id', '=', id).execute()).toEqual([]);
  });

  it('a comment on a post that does not exist is 404', async () => {
    expect((await post('communityposts/posts/999999/comments', { commenter_name: 'A', text: 'B' })).statusCode).toBe(
      404,
    );
  });
});

describe('what visitors write', () => {
  const sections = () => ({
    path: 'communitypostcomments',
    rest: { post_id: section },
    name: 'username',
    text: 'text',
  });
  const kinds = [
    { kind: 'comment', of: sections },
    { kind: 'post', of: () => ({ path: 'communityposts/posts', rest: {}, name: 'author_name', text: 'content' }) },
  ];

  it.each(kinds)('is refused when a $kind is empty, too long or of another type', async ({ of }) => {
    const { path, rest, name, text } = of();
    const good = { ...rest, [name]: 'A', [text]: 'B' };
    const wrong: readonly [object, string, string][] = [
      [{ ...rest, [text]: 'B' }, name, 'required'],
      [{ ...good, [name]: '   ' }, name, 'required'],
      [{ ...good, [text]: '\u0000\u202E \n' }, text, 'required'],
      [{ ...good, [name]: '\u200B\u3164\u2800' }, name, 'required'],
      [{ ...good, [name]: 'x'.repeat(81) }, name, 'tooLong'],
      [{ ...good, [text]: 'x'.repeat(2001) }, text, 'tooLong'],
      [{ ...good, [name]: 5 }, name, 'wrongType'],
      [{ ...good, [text]: { en: 'x' } }, text, 'wrongType'],
      [{ ...good, id: 1 }, 'id', 'unknownField'],
      [{ ...good, held: 0 }, 'held', 'unknownField'],
      [{ ...good, created_at: 'x' }, 'created_at', 'unknownField'],
    ];
    const before = (await get(path === 'communityposts/posts' ? path : `${path}/${section}`)).body;
    for (const [payload, field, code] of wrong) {
      await calls.services.database.write.deleteFrom('rate_limit').execute();
      const refused = await post(path, payload);
      expect([refused.statusCode, refused.json()['issues']]).toMatchObject([400, [{ path: field, code }]]);
    }
    expect((await get(path === 'communityposts/posts' ? path : `${path}/${section}`)).body).toBe(before);
  });

  it('of 80 and 2000 characters is taken, markup stays text', async () => {
    const taken = await post('communityposts/posts', { author_name: 'ش'.repeat(80), content: 'x'.repeat(2000) });
    expect(taken.statusCode).toBe(201);
    const markup = await post('communityposts/posts', { author_name: '<b>', content: '<script>alert(1)</script>' });
    expect(markup.json()).toMatchObject({ author_name: '<b>', content: '<script>alert(1)</script>' });
  });

  it('is limited to ten a minute and kind from one address, with Retry-After', async () => {
    const send = (remoteAddress: string) =>
      calls.visit({
        method: 'POST',
        url: '/api/en/communityposts/posts',
        payload: { author_name: 'A', content: 'B' },
        remoteAddress,
      });
    for (let turn = 0; turn < 10; turn += 1) expect((await send('192.0.2.1')).statusCode).toBe(201);
    const eleventh = await send('192.0.2.1');
    expect(eleventh.statusCode).toBe(429);
    expect(Number(eleventh.headers['retry-after'])).toBeGreaterThan(0);
    expect((await send('192.0.2.2')).statusCode).toBe(201);
    const other = { post_id: section, username: 'A', text: 'B' };
    expect(
      (
        await calls.visit({
          method: 'POST',
          url: '/api/en/communitypostcomments',
          payload: other,
          remoteAddress: '192.0.2.1',
        })
      ).statusCode,
    ).toBe(201);
  });

  it('renders exactly the pages again that show it', async () => {
    const comment = { post_id: section, username: 'A', text: 'B' };
    expect(await touched(() => post('communitypostcomments', comment))).toEqual([`communitypostcomments<${section}`]);
    expect(await touched(() => post('communityposts/posts', { author_name: 'A', content: 'B' }))).toEqual([
      'communityposts/posts',
    ]);
  });
});

describe('the newsletter', () => {
  it('stores one row for each address, in any case and however often it is sent, with the same answer', async () => {
    const first = await post('newsletter', { email: ' Sara@Screens.example ' });
    expect([first.statusCode, first.json()]).toEqual([201, { message: 'Thank you! You are on the list.' }]);
    const again = await post('newsletter', 'email=sara%40screens.example', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    const rows = await calls.services.database.read.selectFrom('subscriber').selectAll().execute();
    expect(rows).toMatchObject([{ email: 'sara@screens.example', language: 'en', confirmed_at: null }]);
  });

  it('does not subscribe a suspicious address while emails cannot be sent, until an administrator releases it', async () => {
    const pendingOf = async (email: string) => {
      const query = calls.services.database.read.selectFrom('subscriber').select(['id', 'pending']);
      return query.where('email', '=', email).executeTakeFirstOrThrow();
    };
    const send = (email: string, cookie: string) => post('newsletter', { email }, { cookie });
    await send('first@screens.example', '');
    expect((await pendingOf('first@screens.example')).pending).toBe(1);
    expect((await send('first@screens.example', formCookie())).json()['message']).toBe(
      'Thank you! You are on the list.',
    );
    expect((await pendingOf('first@screens.example')).pending).toBe(0);
    await send('second@screens.example', '');
    const { id } = await pendingOf('second@screens.example');
    await calls.administer({ method: 'POST', url: `/api/en/subscribers/${id}/release` });
    expect((await pendingOf('second@screens.example')).pending).toBe(0);
  });

  it('refuses what is no address', async () => {
    for (const email of [
      '',
      'x',
      'a@b',
      'a b@screens.example',
      'a@screens.example\r\nBcc: b@x.example',
      5,
      null,
      ['a@b.example'],
    ]) {
      const refused = await post('newsletter', { email });
      expect([refused.statusCode, refused.json()['message']]).toEqual([400, 'Please enter a valid e-mail address']);
    }
    expect((await post('newsletter', { email: 'b@screens.example', confirmed_at: 'now' })).statusCode).toBe(400);
  });
});
