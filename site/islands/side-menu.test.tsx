import { randomUUID } from 'node:crypto';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { holdRequests } from '../../tests/support/hold-requests.ts';
import { matchMediaQueries } from '../../tests/support/match-media.ts';
import { renderIsland } from '../../tests/support/render-island.tsx';
import { Island } from './island.tsx';
import { SideMenu } from './side-menu.tsx';

const choices = (
  <>
    <button>Country</button>
    <button disabled>Not now</button>
  </>
);
const category = <a href="/en/one-category/1">LED</a>;
const pages = (
  <li>
    <a href="/en/about">About</a>
  </li>
);

async function open(language: 'ar' | 'en' = 'en') {
  const requests = holdRequests();
  // Each test needs its own address: the menu is fetched once per page, and test files share the modules.
  const address = `/${language}/product-menu?${randomUUID()}`;
  const data = { address, categories: [{ id: 1, name: 'LED' }] };
  const rendered = await renderIsland(
    <Island name="menu" of={SideMenu} data={data} slots={[choices, category, pages]} />,
    { language },
  );
  return { ...rendered, requests };
}

const menu = () => document.querySelector<HTMLElement>('#side-menu') ?? document.body;
const opener = () => document.querySelector<HTMLElement>('[aria-expanded]') ?? document.body;

/** jsdom has no popovers: this fires their events. */
function fire(event: 'beforetoggle' | 'toggle', newState: 'open' | 'closed'): void {
  fireEvent(menu(), Object.assign(new Event(event), { newState }));
}

const hidePopover = vi.fn<() => void>();

beforeEach(() => {
  hidePopover.mockReset();
  Object.assign(HTMLElement.prototype, { hidePopover });
});

describe('the side menu', () => {
  it('says that it is open before it is shown, and takes and gives back the focus [PUB-GEN-20]', async () => {
    await open();
    fire('beforetoggle', 'open');
    expect(opener().getAttribute('aria-expanded')).toBe('true');
    fire('toggle', 'open');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Country', hidden: true }));
    fire('beforetoggle', 'closed');
    fire('toggle', 'closed');
    expect([opener().getAttribute('aria-expanded'), document.activeElement]).toEqual(['false', opener()]);
  });

  it('leaves the focus where it was taken elsewhere', async () => {
    await open();
    fire('toggle', 'open');
    const elsewhere = document.createElement('button');
    document.body.append(elsewhere);
    elsewhere.focus();
    fire('toggle', 'closed');
    expect(document.activeElement).toBe(elsewhere);
  });

  it.each([
    ['the last', false, 3, 0],
    ['the first', true, 0, 3],
    ['another', false, 1, 1],
    ['another', true, 1, 1],
  ] as const)('leads the Tab key round from %s of its stops (back: %s) [PUB-GEN-20]', async (_, shiftKey, from, to) => {
    await open('ar');
    const stops = menu().querySelectorAll<HTMLElement>('button:not([disabled]), a');
    stops[from]?.focus();
    // Between the first and last stop the browser handles the key.
    expect(fireEvent.keyDown(stops[from] ?? menu(), { key: 'Tab', shiftKey })).toBe(from === to);
    expect(document.activeElement).toBe(stops[to]);
  });

  it('closes where the screen grows', async () => {
    const change = matchMediaQueries();
    await open();
    expect(hidePopover).not.toHaveBeenCalled();
    change('(min-width: 768px)');
    expect(hidePopover).toHaveBeenCalledOnce();
  });

  it('opens a category below its name once its part has come, and leads the Tab key past what is closed [PUB-GEN-95]', async () => {
    const { requests } = await open();
    const items = () => menu().querySelectorAll('nav > ul:first-child > li');
    expect(items()[0]?.innerHTML).toBe('<a href="/en/one-category/1">LED</a>');
    requests[0]?.answer('<main><div data-menu="1"><a href="/en/product/68">The Vision</a></div></main>');
    await expect.poll(() => menu().querySelector('summary')?.textContent).toBe('LED');
    expect(menu().querySelector('details a')?.getAttribute('href')).toBe('/en/product/68');
    const [about] = menu().querySelectorAll<HTMLElement>('a[href="/en/about"]');
    about?.focus();
    expect(fireEvent.keyDown(about ?? menu(), { key: 'Tab' })).toBe(false);
    expect(document.activeElement?.textContent).toBe('Country');
  });

  it('keeps its links where the parts cannot be had [PUB-GEN-95]', async () => {
    const { requests } = await open();
    requests[0]?.fail();
    await act(async () => {});
    expect([menu().querySelector('details'), menu().querySelector('nav a')?.textContent]).toEqual([null, 'LED']);
  });
});
