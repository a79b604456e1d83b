import { act, fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { intersectByHand } from '../../tests/support/intersect.ts';
import { matchMediaQueries, reducedMotion } from '../../tests/support/match-media.ts';
import { passTime } from '../../tests/support/pass-time.ts';
import { renderIsland } from '../../tests/support/render-island.tsx';
import { Island } from './island.tsx';
import { SlideShow } from './slide-show.tsx';

interface Options {
  readonly language?: 'ar' | 'en';
  /** Milliseconds; `undefined` if only the visitor changes slides. */
  readonly interval?: number | undefined;
  readonly slides?: readonly string[];
}

const open = ({ language, interval, slides = ['One', 'Two', 'Three'] }: Options = {}) =>
  renderIsland(
    <Island
      name="slides"
      of={SlideShow}
      data={{ label: 'Slides', className: 'show', controlsClassName: 'controls', slideClassName: 'slide', interval }}
      slots={slides}
    />,
    { language },
  );

const show = () => screen.getByRole('group', { name: 'Slides' });
const shown = () => document.querySelector('[data-shown]')?.textContent;
const near = () => [...document.querySelectorAll('[data-near]')].map(({ textContent }) => textContent);
const press = (name: string) => screen.getByRole('button', { name });

/** Moves the pointer and the focus away: the test environment leaves both on the button after a press. */
async function leave(user: UserEvent): Promise<void> {
  await user.unhover(show());
  act(() => document.querySelector<HTMLElement>(':focus')?.blur());
}

/** A touch that moves by these distances in pixels. */
function swipe(across: number, down = 0): void {
  const touch = (clientX: number, clientY: number) => ({ item: () => ({ clientX, clientY }) });
  fireEvent(show(), Object.assign(new Event('touchstart', { bubbles: true }), { touches: touch(200, 200) }));
  fireEvent(
    show(),
    Object.assign(new Event('touchend', { bubbles: true }), { changedTouches: touch(200 + across, 200 + down) }),
  );
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

describe('slides that the visitor turns', () => {
  it('go round both ends and to the pressed mark [PUB-HOME-07, PUB-HOME-25, PUB-VISION-06, PUB-VISION-09]', async () => {
    const { user } = await open();
    expect(shown()).toBe('One');
    await user.click(press('Previous'));
    expect(shown()).toBe('Three');
    await user.click(press('Next'));
    expect(shown()).toBe('One');
    await user.click(press('Show slide 2'));
    expect(shown()).toBe('Two');
    expect(press('Show slide 2').getAttribute('aria-current')).toBe('true');
    expect([...document.querySelectorAll('[inert]')].map(({ textContent }) => textContent)).toEqual(['One', 'Three']);
    passTime(60_000);
    expect(shown()).toBe('Two');
    expect(screen.queryByRole('button', { name: 'Pause the slides' })).toBeNull();
  });

  it.each([
    ['en', -60, 'Two'],
    ['en', 60, 'Three'],
    ['ar', 60, 'Two'],
    ['ar', -60, 'Three'],
    ['en', -39, 'One'],
  ] as const)('turn against a finger along the line of reading (%s, %i px)', async (language, across, slide) => {
    await open({ language });
    swipe(across);
    expect(shown()).toBe(slide);
  });

  it('stay where the finger scrolls the page', async () => {
    await open();
    swipe(-60, 80);
    expect(shown()).toBe('One');
  });

  it('fetch those beside the shown one after the first screen, or when they are touched', async () => {
    const { user } = await open({ slides: ['One', 'Two', 'Three', 'Four'] });
    expect(near()).toEqual(['One']);
    passTime(2500);
    expect(near()).toEqual(['One', 'Two', 'Four']);
    await user.click(press('Next'));
    expect(near()).toEqual(['One', 'Three']);
  });

  it('have no controls where there is one alone', async () => {
    await open({ slides: ['One'], interval: 5000 });
    expect(screen.queryAllByRole('button')).toEqual([]);
    passTime(11_000);
    expect(shown()).toBe('One');
  });
});

describe('slides that move by themselves', () => {
  it.each([5000, 4000])(
    'move on every %i ms and begin again [PUB-HOME-08, CONST-04, PUB-VISION-06, PUB-VISION-10, CONST-05]',
    async (interval) => {
      await open({ interval });
      for (const slide of ['One', 'Two', 'Three']) {
        expect(shown()).toBe(slide);
        passTime(interval - 1);
        expect(shown()).toBe(slide);
        passTime(1);
      }
      expect(shown()).toBe('One');
    },
  );

  it('have their whole time also after they were turned to', async () => {
    const { user } = await open({ interval: 5000 });
    passTime(4000);
    await user.click(press('Next'));
    await leave(user);
    passTime(4999);
    expect(shown()).toBe('Two');
    passTime(1);
    expect(shown()).toBe('Three');
  });

  it('stand still under the pointer and while they are stopped, and say less meanwhile [PUB-VISION-11]', async () => {
    const { user, island } = await open({ interval: 5000 });
    const live = () => island.querySelector('ul')?.getAttribute('aria-live');
    expect(live()).toBe('off');
    await user.hover(show());
    passTime(11_000);
    expect([shown(), live()]).toEqual(['One', 'polite']);
    await user.click(press('Pause the slides'));
    await leave(user);
    passTime(11_000);
    expect(shown()).toBe('One');
    await user.click(press('Play the slides'));
    await leave(user);
    passTime(5000);
    expect(shown()).toBe('Two');
  });

  it('stand still where motion is unwelcome, until they are started', async () => {
    matchMediaQueries(reducedMotion);
    const { user } = await open({ interval: 5000, language: 'ar' });
    passTime(11_000);
    expect(shown()).toBe('One');
    await user.click(press('تشغيل الشرائح'));
    await leave(user);
    passTime(5000);
    expect(shown()).toBe('Two');
  });

  it('stand still out of sight, and while the page is hidden', async () => {
    const see = intersectByHand();
    await open({ interval: 5000 });
    see(false);
    passTime(11_000);
    expect(shown()).toBe('One');
    see(true);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    passTime(11_000);
    expect(shown()).toBe('One');
    hidden.mockReturnValue(false);
    fireEvent(document, new Event('visibilitychange'));
    passTime(5000);
    expect(shown()).toBe('Two');
  });
});
