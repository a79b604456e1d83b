import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { guardSlot } from '../../tests/support/form-slots.tsx';
import { holdRequests } from '../../tests/support/hold-requests.ts';
import { renderIsland } from '../../tests/support/render-island.tsx';
import { Island } from './island.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

const data = {
  action: '/api/en/newsletter',
  label: 'Newsletter',
  placeholder: 'E-mail',
  words: { send: 'Subscribe', busy: 'Sending...', missing: 'Enter an address', failure: 'That did not work' },
};

async function open(options: { typed?: string; said?: string } = {}) {
  const rendered = await renderIsland(
    <Island name="newsletter" of={NewsletterForm} data={{ ...data, ...options }} slots={[guardSlot, 'Notice']} />,
  );
  return { ...rendered, requests: holdRequests() };
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const isWrong = () => field().getAttribute('aria-invalid') === 'true';
const said = () => screen.getByRole('status').textContent;
const subscribe = () => screen.getByRole('button', { name: 'Subscribe' });

describe('the field for the newsletter', () => {
  it('is not sent empty: it says so, has the focus, and takes that back with an edit [PUB-GEN-28, PUB-GEN-80]', async () => {
    const { user, requests } = await open();
    await user.type(field(), '  ');
    await user.click(subscribe());
    expect([said(), isWrong(), document.activeElement]).toEqual(['Enter an address', true, field()]);
    expect(requests).toHaveLength(0);
    await user.type(field(), 's');
    expect([said(), isWrong()]).toEqual(['', false]);
  });

  it('is sent with its guard, says what the server said, and is empty again [PUB-GEN-28]', async () => {
    const { user, requests } = await open();
    await user.type(field(), 'sara@screens.example');
    await user.click(subscribe());
    expect(requests[0]?.body).toEqual({ guard: 'token', email: 'sara@screens.example' });
    expect([said(), subscribe().getAttribute('aria-disabled')]).toEqual(['Sending...', 'true']);
    requests[0]?.answer({ message: 'You are on the list' });
    await expect.poll(said).toBe('You are on the list');
    expect([field().value, isWrong()]).toEqual(['', false]);
  });

  it.each([
    ['a wrong address', { message: 'No address' }, 400, 'No address', true],
    ['a limit', { message: 'Wait a minute' }, 429, 'Wait a minute', false],
    ['an answer without words', {}, 500, 'That did not work', false],
    ['an answer that is no JSON', '<!doctype html>', 502, 'That did not work', false],
  ] as const)('keeps what was typed after %s [PUB-GEN-28]', async (_, body, status, words, wrong) => {
    const { user, requests } = await open();
    await user.type(field(), 'sara@nowhere');
    await user.click(subscribe());
    requests[0]?.answer(body, status);
    await expect.poll(said).toBe(words);
    expect([field().value, isWrong()]).toEqual(['sara@nowhere', wrong]);
  });

  it('keeps what was typed where the network fails', async () => {
    const { user, requests } = await open();
    await user.type(field(), 'sara@screens.example');
    await user.click(subscribe());
    requests[0]?.fail();
    await expect.poll(said).toBe('That did not work');
    expect(field().value).toBe('sara@screens.example');
  });

  it('is sent once where it was pressed twice before its script came [PUB-GEN-91]', async () => {
    const { user, requests } = await open();
    await user.type(field(), 'sara@screens.example');
    act(() => {
      subscribe().click();
      subscribe().click();
    });
    expect(requests).toHaveLength(1);
  });

  it('says what was refused without scripts', async () => {
    await open({ typed: 'sara@nowhere', said: 'No address' });
    expect([said(), isWrong(), field().value]).toEqual(['No address', true, 'sara@nowhere']);
  });
});
