import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { holdRequests } from '../../tests/support/hold-requests.ts';
import { renderIsland } from '../../tests/support/render-island.tsx';
import { Comments, type Outcome } from './comments.tsx';
import { Island } from './island.tsx';

const data = {
  timeZone: 'Asia/Riyadh',
  total: 3,
  latest: 2,
  form: { adds: 'comment', action: '/api/en/communitypostcomments', author: 'username', text: 'text' },
} as const;

const fields = (
  <>
    <input name="username" aria-label="Your name" />
    <textarea name="text" aria-label="Your comment" />
    <input type="hidden" name="post_id" defaultValue="1" />
  </>
);

interface Options {
  readonly language?: 'ar' | 'en';
  readonly outcome?: Outcome;
  readonly comments?: readonly string[];
}

async function open({ language, outcome, comments = ['First', 'Second', 'Third'] }: Options = {}) {
  const rendered = await renderIsland(
    <Island
      name="comments"
      of={Comments}
      data={{ ...data, total: comments.length, outcome }}
      slots={[...comments, 'Older comments', fields]}
    />,
    { language },
  );
  return { ...rendered, requests: holdRequests() };
}

const name = () => screen.getByLabelText<HTMLInputElement>('Your name');
const text = () => screen.getByLabelText<HTMLTextAreaElement>('Your comment');
const publish = () => screen.getByRole('button', { name: /^(Publish|نشر)$/ });
const news = () => screen.getByRole('status').textContent;
const said = () => screen.getByRole('alert').textContent;
/** The visible comments and the collapsed ones. */
const shown = () => [...document.querySelectorAll('.comment-list > ol > li')].map(({ textContent }) => textContent);
const folded = () => [...document.querySelectorAll('.comments-folded li')].map(({ textContent }) => textContent);

async function write(user: Awaited<ReturnType<typeof open>>['user'], words = 'Thanks'): Promise<void> {
  await user.type(name(), 'Sara');
  await user.type(text(), words);
  await user.click(publish());
}

const posted = (words: string, more: object = {}) => ({
  id: 9,
  username: 'Sara',
  text: words,
  created_at: '2037-08-12T09:00:00Z',
  ...more,
});

describe('the comments of a section', () => {
  it('are folded but for the latest two [PUB-COMM-18, CONST-23]', async () => {
    await open();
    expect([shown(), folded()]).toEqual([['Second', 'Third'], ['First']]);
  });

  it('are not sent while a field is empty, which is said until one is edited [PUB-COMM-16, PUB-GEN-80]', async () => {
    const { user, requests } = await open();
    for (const [inName, inText] of [
      ['  ', 'Thanks'],
      ['Sara', '   '],
    ] as const) {
      await user.clear(name());
      await user.clear(text());
      await user.type(name(), inName);
      await user.type(text(), inText);
      await user.click(publish());
      expect(said()).toBe('Please write your name and your text.');
      await user.type(text(), '.');
      expect(said()).toBe('');
    }
    expect(requests).toHaveLength(0);
  });

  it.each([
    ['en', '<b>Thanks</b>', 'ltr', undefined],
    ['en', 'شكرًا', 'rtl', 'in Arabic'],
    ['ar', 'شكرًا', 'rtl', undefined],
    ['ar', 'Thanks', 'ltr', 'بالإنجليزية'],
    ['en', '123', 'ltr', undefined],
  ] as const)(
    'that are published stand last at once, as they were written (%s: %s) [PUB-COMM-17, PUB-GEN-71]',
    async (language, words, direction, mark) => {
      const { user, requests } = await open({ language });
      await write(user, words);
      expect([publish().matches(':disabled'), said()]).toEqual([true, language === 'en' ? 'Wait ...' : 'انتظر ...']);
      expect(requests[0]?.body).toEqual({ username: 'Sara', text: words, post_id: '1' });
      requests[0]?.answer(posted(words), 201);
      await expect.poll(() => document.querySelectorAll('article')).toHaveLength(1);
      const article = document.querySelector('article');
      expect(article?.querySelector('.comment-text')?.textContent).toBe(words);
      expect([article?.getAttribute('dir'), article?.querySelector('.comment-language')?.textContent]).toEqual([
        direction,
        mark,
      ]);
      expect([shown().length, folded()]).toEqual([2, ['First', 'Second']]);
      expect(document.querySelector('#comments .comments-count')?.textContent).toBe('4');
      expect([name().value, text().value, said()]).toEqual(['', '', '']);
    },
  );

  it.each([
    ['en', 'Thank you. What you wrote awaits review and will appear after it.'],
    ['ar', 'شكرًا لك. ما كتبته بانتظار المراجعة وسيظهر بعدها.'],
  ] as const)('that are held for review are not shown, which is said (%s)', async (language, words) => {
    const { user, requests } = await open({ language });
    await write(user);
    requests[0]?.answer(posted('Thanks', { held: true }), 201);
    await expect.poll(news).toBe(words);
    expect(document.querySelector('article')).toBeNull();
    expect(text().value).toBe('');
  });

  it.each([
    ['the server refuses', { message: 'Too long' }, 400, 'Too long'],
    ['the server fails', { message: 5 }, 500, 'Your text could not be published. It is still here; please try again.'],
    [
      'the answer is no JSON',
      '<!doctype html>',
      502,
      'Your text could not be published. It is still here; please try again.',
    ],
  ] as const)('stay in the form where %s, and are logged [PUB-COMM-28, MSG-14]', async (_, body, status, words) => {
    const { user, requests } = await open();
    const log = vi.spyOn(console, 'error').mockReturnValue();
    await write(user);
    requests[0]?.answer(body, status);
    await expect.poll(said).toBe(words);
    expect(log.mock.calls[0]?.[0]).toBe('A message was not posted');
    expect([name().value, text().value, publish().matches(':disabled')]).toEqual(['Sara', 'Thanks', false]);
  });

  it('stay in the form where the network fails [PUB-COMM-28, MSG-14]', async () => {
    const { user, requests } = await open({ language: 'ar' });
    const log = vi.spyOn(console, 'error').mockReturnValue();
    await write(user);
    requests[0]?.fail();
    await expect.poll(said).toBe('تعذّر النشر. ما كتبته ما زال هنا، يرجى المحاولة مرة أخرى.');
    expect(text().value).toBe('Thanks');
    expect(log).toHaveBeenCalledWith('A message was not posted', expect.any(TypeError));
  });

  it('are sent once where the button was pressed twice before its script came [PUB-GEN-91]', async () => {
    const { user, requests } = await open();
    await user.type(name(), 'Sara');
    await user.type(text(), 'Thanks');
    act(() => {
      publish().click();
      publish().click();
    });
    expect(requests).toHaveLength(1);
  });

  it('say that there are none until one is written', async () => {
    const { user, requests } = await open({ comments: [] });
    expect(screen.queryByText('No comments yet. Be the first to write one.')).not.toBeNull();
    await write(user);
    requests[0]?.answer(posted('Thanks'), 201);
    await expect.poll(() => screen.queryByText('No comments yet. Be the first to write one.')).toBeNull();
  });

  it.each([
    ['posted', 'Thank you. What you wrote is now on the page.'],
    ['held', 'Thank you. What you wrote awaits review and will appear after it.'],
    ['gone', 'The post you answered is no longer there.'],
  ] as const)('say what came of one that was sent without scripts: %s', async (outcome, words) => {
    await open({ outcome });
    expect(news()).toBe(words);
  });
});
