import { createEvent, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderIsland } from '../../tests/support/render-island.tsx';
import { Island } from './island.tsx';
import { LanguageToggle } from './language-toggle.tsx';

const link = <a href="/en/about">EN</a>;

async function press(language: 'ar' | 'en', { isPinned = false, ctrlKey = false } = {}) {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  const { island } = await renderIsland(<Island name="language" of={LanguageToggle} data={{}} slots={[link]} />, {
    language,
  });
  if (isPinned) document.documentElement.dataset['pinned'] = '';
  const pressed = screen.getByRole('link');
  // Prevents the navigation that starts when the island does not handle the click.
  island.addEventListener('click', (event) => event.preventDefault());
  const click = createEvent.click(pressed, { ctrlKey });
  const prevent = vi.spyOn(click, 'preventDefault');
  fireEvent(pressed, click);
  return { reloads: reload.mock.calls.length, isLeftToLink: prevent.mock.calls.length === 1 };
}

describe('the toggle of the language', () => {
  it.each([
    ['ar', 'en'],
    ['en', 'ar'],
  ] as const)(
    'on a page in %s stores %s, with its cookie, and loads the page again [PUB-GEN-09, PUB-GEN-10]',
    async (language, other) => {
      expect(await press(language)).toEqual({ reloads: 1, isLeftToLink: false });
      expect([localStorage.getItem('lang'), document.cookie]).toEqual([other, `lang=${other}`]);
    },
  );

  it('follows its link on a page that is pinned to a language', async () => {
    expect(await press('ar', { isPinned: true })).toEqual({ reloads: 0, isLeftToLink: true });
    expect(localStorage.getItem('lang')).toBe('en');
  });

  it('stores nothing where the link is opened beside the page', async () => {
    expect(await press('ar', { ctrlKey: true })).toEqual({ reloads: 0, isLeftToLink: true });
    expect(localStorage.getItem('lang')).toBeNull();
  });
});
