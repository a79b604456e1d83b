import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { holdRequests } from '../../tests/support/hold-requests.ts';
import { renderIsland } from '../../tests/support/render-island.tsx';
import { FreePosts } from './free-posts.tsx';
import { Island } from './island.tsx';

const data = {
  timeZone: 'Asia/Riyadh',
  page: '/en/our-community',
  latest: 1,
  posts: [
    { id: 7, direction: 'ltr', comments: 2 },
    { id: 5, direction: 'rtl', comments: 0 },
  ],
  postForm: { adds: 'post', action: '/api/en/communityposts/posts', author: 'author_name', text: 'content' },
  commentForm: {
    adds: 'reply',
    action: '/api/en/communityposts/posts/:id/comments',
    author: 'commenter_name',
    text: 'text',
  },
} as const;

const fields = (author: string, text: string) => (
  <>
    <input name={author} aria-label="Your name" />
    <textarea name={text} aria-label="Your text" />
  </>
);

async function open() {
  const rendered = await renderIsland(
    <Island
      name="posts"
      of={FreePosts}
      data={data}
      slots={[
        fields('author_name', 'content'),
        fields('commenter_name', 'text'),
        'Seven',
        'First on seven',
        'Second on seven',
        'More on seven',
        'Five',
        'More on five',
        'Older posts',
      ]}
    />,
  );
  return { ...rendered, requests: holdRequests() };
}

type User = Awaited<ReturnType<typeof open>>['user'];

const dialog = (name: string) => screen.getByRole<HTMLDialogElement>('dialog', { name });
const posts = () => [...document.querySelectorAll<HTMLElement>('.free-post')];
const post = (id: number) => posts().find(({ dataset }) => dataset['post'] === String(id)) ?? document.body;
const commentsOf = (id: number) =>
  [...post(id).querySelectorAll('.comment-list > ol > li')].map(({ textContent }) => textContent);

async function write(user: User, name: string, text: string): Promise<void> {
  const form = within(dialog(name));
  await user.type(form.getByLabelText('Your name'), 'Sara');
  await user.type(form.getByLabelText('Your text'), text);
  await user.click(form.getByRole('button', { name: 'Publish' }));
}

const addPost = async (user: User) => {
  await user.click(screen.getByRole('button', { name: 'Add post' }));
  await write(user, 'Add post', 'Hello');
};
const addComment = async (user: User, id: number) => {
  await user.click(within(post(id)).getByRole('button', { name: 'Add comment' }));
  await write(user, 'Add comment', 'Welcome');
};
const answeredPost = { id: 9, author_name: 'Sara', content: 'Hello', created_at: '2037-08-12T09:00:00Z' };
const answeredComment = { id: 31, commenter_name: 'Sara', text: 'Welcome', created_at: '2037-08-12T09:00:00Z' };

describe('free posts', () => {
  it('show themselves with their own comments, the latest of each [PUB-COMM-27, CONST-24]', async () => {
    await open();
    expect(posts().map(({ dataset }) => dataset['post'])).toEqual(['7', '5']);
    expect(commentsOf(7)).toEqual(['Second on seven']);
    expect(commentsOf(5)).toEqual([]);
  });

  it('are written in a window, which closes, and stand on top at once [PUB-COMM-21, PUB-COMM-22]', async () => {
    const { user, requests } = await open();
    await addPost(user);
    expect(new URL(requests[0]?.address ?? '').pathname).toBe('/api/en/communityposts/posts');
    expect(requests[0]?.body).toEqual({ author_name: 'Sara', content: 'Hello' });
    requests[0]?.answer(answeredPost, 201);
    await expect.poll(() => posts().map(({ dataset }) => dataset['post'])).toEqual(['9', '7', '5']);
    expect(posts()[0]?.querySelector('.comment-text')?.textContent).toBe('Hello');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Thank you. What you wrote is now on the page.');
  });

  it('get comments where they were answered, also those that were just written [PUB-COMM-23, PUB-COMM-24]', async () => {
    const { user, requests } = await open();
    await addPost(user);
    requests[0]?.answer(answeredPost, 201);
    await expect.poll(() => posts()).toHaveLength(3);
    for (const [index, id] of [5, 9, 7].entries()) {
      await addComment(user, id);
      const request = requests[index + 1];
      expect(new URL(request?.address ?? '').pathname).toBe(`/api/en/communityposts/posts/${id}/comments`);
      request?.answer({ ...answeredComment, id: 31 + index }, 201);
      await expect.poll(() => commentsOf(id)[0]).toContain('Welcome');
    }
    expect(commentsOf(7)).toHaveLength(1);
    expect(post(7).querySelectorAll('.comments-folded li')).toHaveLength(2);
  });

  it('are not sent while a field is empty, which is said until one is edited [PUB-COMM-26, PUB-GEN-80]', async () => {
    const { user, requests } = await open();
    await user.click(screen.getByRole('button', { name: 'Add post' }));
    await write(user, 'Add post', '  ');
    const form = within(dialog('Add post'));
    expect(form.getByRole('alert').textContent).toBe('Please write your name and your text.');
    await user.type(form.getByLabelText('Your text'), 'Hello');
    expect(form.getByRole('alert').textContent).toBe('');
    expect(requests).toHaveLength(0);
  });

  it('that are held for review are not shown, which is said', async () => {
    const { user, requests } = await open();
    await addPost(user);
    requests[0]?.answer({ ...answeredPost, held: true }, 201);
    await expect
      .poll(() => screen.getByRole('status').textContent)
      .toBe('Thank you. What you wrote awaits review and will appear after it.');
    expect(posts()).toHaveLength(2);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that cannot be published stay in their window, whose words go with an edit [PUB-COMM-28, PUB-GEN-80]', async () => {
    const { user, requests } = await open();
    vi.spyOn(console, 'error').mockReturnValue();
    await addComment(user, 5);
    requests[0]?.answer({ message: 'Too long' }, 400);
    const form = within(dialog('Add comment'));
    await expect.poll(() => form.getByRole('alert').textContent).toBe('Too long');
    expect(form.getByLabelText<HTMLTextAreaElement>('Your text').value).toBe('Welcome');
    await user.type(form.getByLabelText('Your text'), '!');
    expect(form.getByRole('alert').textContent).toBe('');
    expect(commentsOf(5)).toEqual([]);
  });
});
