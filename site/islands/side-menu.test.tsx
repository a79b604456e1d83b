import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { matchMediaQueries } from '../../tests/support/match-media.ts';
import { renderIsland } from '../../tests/support/render-island.tsx';
import { Island } from './island.tsx';
import { SideMenu } from './side-menu.tsx';

const links = (
  <nav>
    <a href="/en">Home</a>
    <button disabled>Not now</button>
    <a href="/en/about">About</a>
  </nav>
);

const open = (language: 'ar' | 'en' = 'en') =>
  renderIsland(<Island name="menu" of={SideMenu} data={{}} slots={[links]} />, { language });

const menu = () => document.querySelector<HTMLElement>('#side-menu') ?? document.body;
const opener = () => document.querySelector<HTMLElement>('[aria-expanded]') ?? document.body;

/** The environment has no popovers: what the browser says of one. */
function say(event: 'beforetoggle' | 'toggle', newState: 'open' | 'closed'): void {
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
    say('beforetoggle', 'open');
    expect(opener().getAttribute('aria-expanded')).toBe('true');
    say('toggle', 'open');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close menu', hidden: true }));
    say('beforetoggle', 'closed');
    say('toggle', 'closed');
    expect([opener().getAttribute('aria-expanded'), document.activeElement]).toEqual(['false', opener()]);
  });

  it('leaves the focus where it was taken elsewhere', async () => {
    await open();
    say('toggle', 'open');
    const elsewhere = document.createElement('button');
    document.body.append(elsewhere);
    elsewhere.focus();
    say('toggle', 'closed');
    expect(document.activeElement).toBe(elsewhere);
  });

  it.each([
    ['the last', false, 2, 0],
    ['the first', true, 0, 2],
    ['another', false, 1, 1],
    ['another', true, 1, 1],
  ] as const)('leads the Tab key round from %s of its stops (back: %s) [PUB-GEN-20]', async (_, shiftKey, from, to) => {
    await open('ar');
    const stops = menu().querySelectorAll<HTMLElement>('button:not([disabled]), a');
    stops[from]?.focus();
    // Between its ends the key is the browser's.
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
});
