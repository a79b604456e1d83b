import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fieldSlot, formWords, guardSlot } from '../../tests/support/form-slots.tsx';
import { holdRequests } from '../../tests/support/hold-requests.ts';
import { renderIsland } from '../../tests/support/render-island.tsx';
import { Island } from './island.tsx';
import { StepForm } from './step-form.tsx';

const data = {
  kind: 'request',
  label: 'Project request',
  parts: [
    { title: 'About you', names: ['name', 'email'] },
    { title: 'About the project', names: ['title'] },
    { title: 'The details', names: ['text'] },
  ],
  words: formWords,
};
const fields = { name: 'Full name', email: 'E-mail', title: 'Title', text: 'Description' };

async function open(options: { errors?: Record<string, string>; language?: 'en' | 'ar' } = {}) {
  const { language, ...more } = options;
  const rendered = await renderIsland(
    <Island
      name="steps"
      of={StepForm}
      data={{ ...data, ...more }}
      slots={[
        guardSlot,
        ...Object.entries(fields).map(([name, label]) => fieldSlot({ kind: 'request', name, label })),
        'We use this to answer you',
      ]}
    />,
    { language },
  );
  return { ...rendered, requests: holdRequests() };
}

const field = (name: keyof typeof fields) => screen.getByLabelText<HTMLInputElement>(fields[name]);
const press = (name: string) => screen.getByRole('button', { name });
const parts = () => screen.getAllByRole('group').map((part) => part.querySelector('legend')?.textContent);
const said = () => screen.getByRole('alert').textContent;
const focused = () => document.activeElement?.textContent;
const [first, second, third] = ['Step 1 of 3 About you', 'Step 2 of 3 About the project', 'Step 3 of 3 The details'];

type User = Awaited<ReturnType<typeof open>>['user'];

/** Fills in every step and leaves the last one open. */
async function fill(user: User): Promise<void> {
  await user.type(field('name'), 'Sara');
  await user.type(field('email'), 'sara@screens.example');
  await user.click(press('Next'));
  await user.type(field('title'), 'Lobby');
  await user.click(press('Next'));
  await user.type(field('text'), 'A wall');
}

const goBack = () =>
  act(
    () =>
      new Promise<void>((turned) => {
        addEventListener('popstate', () => turned(), { once: true });
        history.back();
      }),
  );

describe('the steps of a form', () => {
  it('follow each other, each with the focus on its heading, and the last can be sent [PUB-GEN-75]', async () => {
    const { user, island } = await open();
    expect(parts()).toEqual([first]);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Next']);
    await user.type(field('name'), 'Sara');
    await user.type(field('email'), 'sara@screens.example');
    await user.click(press('Next'));
    expect([parts(), focused()]).toEqual([[second], second]);
    await user.type(field('title'), 'Lobby');
    await user.click(press('Next'));
    expect([parts(), focused()]).toEqual([[third], third]);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Back', 'Send']);
    expect(island.querySelector('[aria-current="step"]')?.textContent).toBe('The details');
  });

  it('are not left while one of their own fields is empty, also not by Enter', async () => {
    const { user, island, requests } = await open();
    await user.type(field('name'), 'Sara');
    for (const turn of [
      () => user.click(press('Next')),
      async () => void fireEvent.submit(island.querySelector('form') ?? island),
    ]) {
      await turn();
      expect(parts()).toEqual([first]);
      expect(said()).toBe('Fields are missing');
      expect(document.activeElement).toBe(field('email'));
      expect([...island.querySelectorAll('[aria-invalid="true"]')]).toEqual([field('email')]);
    }
    expect(requests).toHaveLength(0);
  });

  it('take back with an edit what was said of that field and of the form [PUB-GEN-80]', async () => {
    const { user, island } = await open();
    await user.click(press('Next'));
    await user.type(field('name'), 'S');
    expect(said()).toBe('');
    expect([...island.querySelectorAll('[aria-invalid="true"]')]).toEqual([field('email')]);
  });

  it('turn by Enter before the last, which is sent', async () => {
    const { user, island, requests } = await open();
    await user.type(field('name'), 'Sara');
    await user.type(field('email'), 'sara@screens.example');
    fireEvent.submit(island.querySelector('form') ?? island);
    expect(parts()).toEqual([second]);
    expect(requests).toHaveLength(0);
  });

  it('keep what was typed, and take back what was said, on the way back', async () => {
    const { user } = await open();
    await user.type(field('name'), 'Sara');
    await user.type(field('email'), 'sara@screens.example');
    await user.click(press('Next'));
    await user.click(press('Next'));
    expect(said()).toBe('Fields are missing');
    await user.click(press('Back'));
    expect([parts(), focused(), said()]).toEqual([[first], first, '']);
    expect(field('name').value).toBe('Sara');
  });

  it('are turned by the buttons of the browser, too', async () => {
    const { user } = await open();
    await fill(user);
    await goBack();
    expect([parts(), focused()]).toEqual([[second], second]);
    expect(field('title').value).toBe('Lobby');
    await goBack();
    expect([parts(), focused()]).toEqual([[first], first]);
  });

  it('say in Arabic how far one has come', async () => {
    const { user } = await open({ language: 'ar' });
    expect(parts()).toEqual(['الخطوة 1 من 3 About you']);
    await user.click(press('التالي'));
    expect(said()).toBe('Fields are missing');
  });
});

describe('a form of steps that was sent', () => {
  it('thanks on its first step, empty again [PUB-REG-27]', async () => {
    const { user, requests } = await open();
    await fill(user);
    await user.click(press('Send'));
    expect(requests[0]?.body).toEqual({
      guard: 'token',
      fields: { name: 'Sara', email: 'sara@screens.example', title: 'Lobby', text: 'A wall' },
    });
    requests[0]?.answer({ success: true });
    await expect.poll(said).toBe('It was sent');
    expect([parts(), focused(), field('name').value]).toEqual([[first], first, '']);
  });

  it('leads to the first step with something that the server refuses', async () => {
    const { user, requests } = await open();
    await fill(user);
    await user.click(press('Send'));
    requests[0]?.answer({ issues: [{ path: 'title', code: 'tooLong' }] }, 400);
    await expect.poll(said).toBe('Not accepted');
    expect([parts(), document.activeElement]).toEqual([[second], field('title')]);
  });

  it.each([
    ['is refused', { success: false }, 200, 'Not accepted'],
    ['fails', {}, 500, 'Not sent'],
  ] as const)(
    'keeps its step and what was typed where it %s [PUB-REG-28, PUB-REG-29]',
    async (_, body, status, words) => {
      const { user, requests } = await open();
      await fill(user);
      await user.click(press('Send'));
      requests[0]?.answer(body, status);
      await expect.poll(said).toBe(words);
      expect([parts(), field('text').value]).toEqual([[third], 'A wall']);
    },
  );

  it('opens at the step of what was refused without scripts', async () => {
    await open({ errors: { text: 'Too long', title: 'Too long' } });
    expect(parts()).toEqual([second]);
  });
});
