import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { holdRequests } from '../../tests/support/hold-requests.ts';
import { passTime } from '../../tests/support/pass-time.ts';
import { renderIsland } from '../../tests/support/render-island.tsx';
import { Island } from './island.tsx';
import { SearchBox } from './search-box.tsx';

/** Milliseconds without typing before the search is called. */
const pause = 160;

const found = (...titles: readonly string[]) => ({
  results: titles.map((text, index) => ({
    kind: 'product',
    title: { text, language: 'en', matches: [] },
    path: `/product/${index + 1}/${text}`,
    image: null,
  })),
});

async function open(language: 'ar' | 'en' = 'en', beforeHydration?: (island: HTMLElement) => void) {
  const requests = holdRequests();
  const rendered = await renderIsland(
    <Island name="search" of={SearchBox} data={{ id: 'search', action: `/${language}/search` }} />,
    { language, beforeHydration },
  );
  return { ...rendered, requests };
}

const field = () => screen.getByRole<HTMLInputElement>('combobox');
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const said = () => screen.getByRole('status').textContent;
const isOpen = () => field().getAttribute('aria-expanded') === 'true';
/** The option that Enter opens. */
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

/** Types a query and answers the request for its suggestions. */
async function suggest(opened: Awaited<ReturnType<typeof open>>, typed: string, ...titles: readonly string[]) {
  await opened.user.type(field(), typed);
  passTime(pause);
  opened.requests.at(-1)?.answer(found(...titles));
  await expect.poll(options).toHaveLength(titles.length + 1);
}

/** Records the addresses of clicked links. */
function followLinks(island: HTMLElement): readonly string[] {
  const followed: string[] = [];
  island.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link !== null) followed.push(link.getAttribute('href') ?? '');
    event.preventDefault();
  });
  return followed;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

describe('the search field', () => {
  it('asks once the typing pauses, from two letters on, in the language of the page', async () => {
    const { user, requests } = await open('ar');
    await user.type(field(), ' n');
    passTime(pause);
    expect(requests).toHaveLength(0);
    await user.type(field(), 'o');
    passTime(pause - 1);
    await user.type(field(), 'or ');
    passTime(pause - 1);
    expect(requests).toHaveLength(0);
    passTime(1);
    expect(requests.map(({ address }) => address)).toEqual(['/api/ar/search?limit=6&q=noor']);
  });

  it.each([
    ['en', '2 suggestions', 'All results'],
    ['ar', 'اقتراحان', 'جميع النتائج'],
  ] as const)('says in %s how many pages it suggests, and leads to all', async (language, count, all) => {
    const opened = await open(language);
    await suggest(opened, 'noor', 'Noor A', 'Noor B');
    expect([said(), isOpen(), options().at(-1)]).toEqual([count, true, all]);
    expect(screen.getAllByRole('option').at(-1)?.getAttribute('href')).toBe(`/${language}/search?q=noor`);
  });

  it.each(['en', 'ar'] as const)(
    'is walked by the arrow keys in %s, round both ends and through the field',
    async (language) => {
      const opened = await open(language);
      await suggest(opened, 'noor', 'Noor A', 'Noor B');
      expect(active()).toBeUndefined();
      const all = language === 'en' ? 'All results' : 'جميع النتائج';
      for (const [key, words] of [
        ['{ArrowUp}', all],
        ['{ArrowDown}', undefined],
        ['{ArrowDown}', 'Noor A'],
        ['{ArrowDown}', 'Noor B'],
        ['{ArrowDown}', all],
        ['{ArrowDown}', undefined],
        ['{ArrowDown}{ArrowUp}', undefined],
        ['{ArrowDown}{ArrowDown}{ArrowUp}', 'Noor A'],
      ] as const) {
        await opened.user.keyboard(key);
        expect([key, active()?.slice(0, words?.length)]).toEqual([key, words]);
      }
      expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);
    },
  );

  it('opens the chosen page with Enter, and lets the form search where none is chosen', async () => {
    const opened = await open();
    const followed = followLinks(opened.island);
    await suggest(opened, 'noor', 'NoorA', 'NoorB');
    await opened.user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(followed).toEqual(['/product/2/NoorB']);
    await opened.user.keyboard('{ArrowUp}{ArrowUp}');
    expect(active()).toBeUndefined();
    expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(true);
    expect(followed).toHaveLength(1);
  });

  it('keeps the language of a pinned page', async () => {
    const opened = await open();
    document.documentElement.dataset['pinned'] = '';
    await suggest(opened, 'noor', 'Noor');
    expect(screen.getAllByRole('option')[0]?.getAttribute('href')).toBe('/en/product/1/Noor');
  });

  it('closes with Escape, keeps what was typed, and opens with the next arrow or letter', async () => {
    const opened = await open();
    await suggest(opened, 'noor', 'Noor');
    expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(false);
    expect([isOpen(), field().value]).toEqual([false, 'noor']);
    // The second press is not prevented, so the browser closes the surrounding panel.
    expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(true);
    await opened.user.keyboard('{ArrowDown}');
    expect([isOpen(), active()?.slice(0, 4)]).toEqual([true, 'Noor']);
    await opened.user.keyboard('{Escape}x');
    expect(isOpen()).toBe(true);
  });

  it('leaves the keys alone that choose a letter of an input method', async () => {
    const opened = await open();
    await suggest(opened, 'noor', 'Noor');
    expect(fireEvent.keyDown(field(), { key: 'ArrowDown', isComposing: true })).toBe(true);
    expect(active()).toBeUndefined();
  });

  it('forgets the chosen line where others are suggested, and shows the latest answer only', async () => {
    const opened = await open();
    await suggest(opened, 'no', 'Noor', 'Nour');
    await opened.user.keyboard('{ArrowDown}');
    await opened.user.type(field(), 'o');
    passTime(pause);
    await opened.user.type(field(), 'r');
    passTime(pause);
    const [, second, third] = opened.requests;
    expect([second?.isAborted(), third?.isAborted()]).toEqual([true, false]);
    third?.answer(found('Noor'));
    await expect.poll(options).toHaveLength(2);
    expect(active()).toBeUndefined();
  });

  it.each([
    ['en', 'No suggestions at the moment. Press Enter to search.'],
    ['ar', 'لا اقتراحات الآن. اضغط Enter للبحث.'],
  ] as const)('says in %s when there are none to be had', async (language, words) => {
    const { user, requests } = await open(language);
    for (const [index, fail] of [() => requests[0]?.fail(), () => requests[1]?.answer({}, 500)].entries()) {
      await user.type(field(), 'noor');
      passTime(pause);
      expect(requests).toHaveLength(index + 1);
      fail();
      await expect.poll(said).toBe(words);
      expect(isOpen()).toBe(false);
    }
  });

  it('suggests for what was typed before its script came [PUB-GEN-85]', async () => {
    const { requests } = await open('en', (island) => {
      const input = island.querySelector('input');
      input?.focus();
      if (input !== null) input.value = 'noor';
    });
    passTime(pause);
    expect(requests).toHaveLength(1);
  });

  it('is closed when the page is left, so that Back shows it closed [PUB-GEN-70]', async () => {
    const opened = await open();
    await suggest(opened, 'noor', 'Noor');
    fireEvent(window, new Event('pagehide'));
    expect(isOpen()).toBe(false);
  });
});
