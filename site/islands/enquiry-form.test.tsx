import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fieldSlot, guardSlot } from '../../tests/support/form-slots.tsx';
import { holdRequests } from '../../tests/support/hold-requests.ts';
import { passTime } from '../../tests/support/pass-time.ts';
import { renderIsland } from '../../tests/support/render-island.tsx';
import { EnquiryForm } from './enquiry-form.tsx';
import { Island } from './island.tsx';
import type { EnquiryData } from './use-enquiry.ts';

const data: EnquiryData = {
  kind: 'contact',
  label: 'Contact message',
  names: 'name email message',
  email: 'email',
  words: {
    send: 'Send',
    busy: 'Sending...',
    success: 'Thank you',
    refused: 'Not accepted',
    exception: 'Not sent',
    missing: 'Fields are missing',
    unfilled: 'Fill in this field',
  },
};

const consent = <input type="checkbox" name="news" defaultValue="1" aria-label="News" />;

interface Options extends Partial<EnquiryData> {
  readonly language?: 'ar' | 'en';
}

async function open({ language, ...overrides }: Options = {}) {
  const rendered = await renderIsland(
    <Island
      name="enquiry"
      of={EnquiryForm}
      data={{ ...data, ...overrides }}
      slots={[
        guardSlot,
        fieldSlot({ kind: 'contact', name: 'name', label: 'Name' }),
        fieldSlot({ kind: 'contact', name: 'email', label: 'E-mail', said: { refused: 'No such address' } }),
        fieldSlot({ kind: 'contact', name: 'message', label: 'Message', said: { required: 'Write a message' } }),
        consent,
      ]}
    />,
    { language },
  );
  return { ...rendered, requests: holdRequests() };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const isWrong = (label: string) => field(label).getAttribute('aria-invalid') === 'true';
const said = () => screen.getByRole('alert').textContent;
const errorOf = (name: string) => document.getElementById(`contact-${name}-error`)?.textContent;
const errors = () => ['name', 'email', 'message'].map(errorOf);
const send = () => screen.getByRole('button', { name: /^Send/ });

async function fill(user: Awaited<ReturnType<typeof open>>['user']): Promise<void> {
  await user.type(field('Name'), 'Sara');
  await user.type(field('E-mail'), 'sara@screens.example');
  await user.type(field('Message'), 'A wall');
}

describe('a form that lacks something', () => {
  it('is not sent: each empty field says so, and the first gets the focus [PUB-CONTACT-06]', async () => {
    const { user, requests } = await open();
    await user.type(field('E-mail'), 'sara@screens.example');
    await user.type(field('Message'), '  ');
    await user.click(send());
    expect(said()).toBe('Fields are missing');
    expect(errors()).toEqual(['Fill in this field', '', 'Write a message']);
    expect(document.activeElement).toBe(field('Name'));
    expect(['Name', 'E-mail', 'Message'].map(isWrong)).toEqual([true, false, true]);
    expect(requests).toHaveLength(0);
  });

  it('takes back with an edit what it said of that field and of itself, and nothing else [PUB-CONTACT-07, PUB-GEN-80]', async () => {
    const { user } = await open();
    await user.click(send());
    await user.type(field('E-mail'), 's');
    expect(said()).toBe('');
    expect(errors()).toEqual(['Fill in this field', '', 'Write a message']);
    expect(isWrong('E-mail')).toBe(false);
    expect(isWrong('Name')).toBe(true);
  });
});

describe('a form that is sent', () => {
  it('goes to the call of the language with the fields by themselves [PUB-CONTACT-08]', async () => {
    const { user, requests } = await open({ language: 'ar' });
    await fill(user);
    await user.click(field('News'));
    await user.click(send());
    expect(new URL(requests[0]?.address ?? '').pathname).toBe('/api/ar/send-email');
    expect(requests[0]?.body).toEqual({
      guard: 'token',
      news: '1',
      fields: { name: 'Sara', email: 'sara@screens.example', message: 'A wall' },
    });
  });

  it('is sent once, however often it is pressed meanwhile, and says that it is under way [PUB-GEN-91]', async () => {
    const { user, requests } = await open();
    await fill(user);
    await user.click(send());
    expect([send().textContent, send().getAttribute('aria-disabled')]).toEqual(['Sending...', 'true']);
    await user.click(send());
    await user.type(field('Name'), '{Enter}');
    expect(requests).toHaveLength(1);
    requests[0]?.answer({ success: true });
    await expect.poll(said).toBe('Thank you');
    expect([send().textContent, send().getAttribute('aria-disabled')]).toEqual(['Send', null]);
  });

  it('is sent once where it was pressed twice before its script came [PUB-GEN-91]', async () => {
    const { user, requests } = await open();
    await fill(user);
    // `react-island` replays delayed events one directly after the other.
    act(() => {
      send().click();
      send().click();
    });
    expect(requests).toHaveLength(1);
  });

  it('thanks, is empty again, and clears its thanks after the time it is given [PUB-CONTACT-10, PUB-CONTACT-11, CONST-08]', async () => {
    const { user, requests } = await open({ clearAfter: 3000 });
    await fill(user);
    await user.click(field('News'));
    await user.click(send());
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    requests[0]?.answer({ success: true });
    await vi.waitFor(() => expect(said()).toBe('Thank you'));
    expect(['Name', 'E-mail', 'Message'].map((name) => field(name).value)).toEqual(['', '', '']);
    expect(field('News').checked).toBe(false);
    passTime(2900);
    expect(said()).toBe('Thank you');
    passTime(100);
    expect(said()).toBe('');
  });

  it('may be taken by the status of the answer alone [PUB-CONTACT-09]', async () => {
    const { user, requests } = await open({ isJudgedByStatus: true });
    await fill(user);
    await user.click(send());
    requests[0]?.answer('');
    await expect.poll(said).toBe('Thank you');
  });
});

describe('a form that is not accepted', () => {
  it.each([
    ['a failure of the server', { success: true }, 500, 'Not sent'],
    ['an answer that is no JSON', '<!doctype html>', 502, 'Not sent'],
    ['a refusal', { success: false }, 200, 'Not accepted'],
    ['a limit', { message: 'Wait a minute' }, 429, 'Not accepted\nWait a minute'],
  ] as const)('says so and keeps what was typed after %s [PUB-CONTACT-12]', async (_, body, status, words) => {
    const { user, requests } = await open();
    await fill(user);
    await user.click(send());
    requests[0]?.answer(body, status);
    await expect.poll(said).toBe(words);
    expect(field('Message').value).toBe('A wall');
    expect(send().textContent).toBe('Send');
  });

  it('keeps what was typed where the network fails, and can be sent again [PUB-CONTACT-12]', async () => {
    const { user, requests } = await open();
    await fill(user);
    await user.click(send());
    requests[0]?.fail();
    await expect.poll(said).toBe('Not sent');
    expect(field('Name').value).toBe('Sara');
    await expect.poll(() => send().textContent).toBe('Send');
    await user.click(send());
    requests[1]?.answer({ success: true });
    await expect.poll(said).toBe('Thank you');
  });

  it('shows beside their fields what the server found, and leads to the first', async () => {
    const { user, requests } = await open();
    await fill(user);
    await user.click(send());
    requests[0]?.answer(
      {
        issues: [
          { path: 'unknown', code: 'required' },
          { path: 'email', code: 'invalidEmail' },
          { path: 'message', code: 'required' },
        ],
      },
      400,
    );
    await expect.poll(errors).toEqual(['', 'No such address', 'Write a message']);
    expect(said()).toBe('Not accepted');
    expect(document.activeElement).toBe(field('E-mail'));
  });

  it('leads to the first in the order of the page, whichever the server names first', async () => {
    const { user, requests } = await open();
    await fill(user);
    await user.click(send());
    const issues = ['message', 'email'].map((path) => ({ path, code: 'required' }));
    requests[0]?.answer({ issues }, 400);
    await expect.poll(errors).toEqual(['', 'Fill in this field', 'Write a message']);
    expect(document.activeElement).toBe(field('E-mail'));
  });

  it('shows what the server said of it where it was sent without scripts', async () => {
    await open({ said: { text: 'Not accepted' }, errors: { email: 'No such address' } });
    expect(said()).toBe('Not accepted');
    expect(errors()).toEqual(['', 'No such address', '']);
    expect(isWrong('E-mail')).toBe(true);
  });
});

describe.each([
  ['en', 'Did you mean sara@gmail.com?'],
  ['ar', 'هل تقصد \u2068sara@gmail.com\u2069؟'],
] as const)('an address with a mistake (%s)', (language, words) => {
  it('is offered as it was meant, and corrected only where the visitor wants it', async () => {
    const { user } = await open({ language });
    await user.type(field('E-mail'), 'sara@gmial.com');
    expect(screen.queryByRole('button', { name: words })).toBeNull();
    await user.tab();
    await user.click(screen.getByRole('button', { name: words }));
    expect(field('E-mail').value).toBe('sara@gmail.com');
    expect(document.activeElement).toBe(field('E-mail'));
    expect(screen.queryByRole('button', { name: words })).toBeNull();
  });
});
