import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderIsland } from '../../tests/support/render-island.tsx';
import { Island } from './island.tsx';
import { TagConsent } from './tag-consent.tsx';

let source = '';
let tests = 0;

beforeEach(() => {
  // React loads a script only once, so each test needs another address.
  source = `https://tags.example/${(tests += 1)}.js`;
});

const open = (language: 'ar' | 'en' = 'en') =>
  renderIsland(<Island name="consent" of={TagConsent} data={{ sources: [source], names: ['Counter'] }} />, {
    language,
  });

const isLoaded = () => document.querySelector(`script[src="${source}"]`) !== null;
const stored = () => localStorage.getItem('tagConsent');
const press = (name: string) => screen.getByRole('button', { name });

describe('what others may load', () => {
  it.each([
    ['en', 'Decline'],
    ['ar', 'لا أوافق'],
  ] as const)(
    'is asked about by name, and not loaded where it is declined (%s) [PUB-VISION-22, OP-060]',
    async (language, decline) => {
      const { user, island } = await open(language);
      expect(screen.getByRole('listitem').textContent).toBe('Counter');
      await user.click(press(decline));
      expect([isLoaded(), stored(), island.textContent]).toEqual([false, 'no', '']);
    },
  );

  it.each(['yes', 'no'])('is not asked about again after the answer %s [PUB-VISION-22]', async (answer) => {
    localStorage.setItem('tagConsent', answer);
    await open();
    expect(screen.queryByRole('region')).toBeNull();
    expect(isLoaded()).toBe(answer === 'yes');
  });

  it('is loaded once it is accepted, and gone with the next page after that is taken back [PUB-VISION-22]', async () => {
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    const { user } = await open();
    expect(isLoaded()).toBe(false);
    await user.click(press('Accept'));
    expect([isLoaded(), stored(), screen.queryByRole('region')]).toEqual([true, 'yes', null]);
    await user.click(press('Withdraw consent to tags'));
    expect([stored(), reload.mock.calls.length]).toEqual(['no', 1]);
  });

  it('is asked about on each page where the browser keeps nothing', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError');
    });
    const { user } = await open();
    await user.click(press('Decline'));
    expect(screen.queryByRole('region')).toBeNull();
  });
});
