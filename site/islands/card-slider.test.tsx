import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { matchMediaQueries, reducedMotion } from '../../tests/support/match-media.ts';
import { passTime } from '../../tests/support/pass-time.ts';
import { renderIsland } from '../../tests/support/render-island.tsx';
import { CardSlider } from './card-slider.tsx';
import { Island } from './island.tsx';

const width = 100;
const names = ['A', 'B', 'C', 'D', 'E'];

interface Options {
  readonly language?: 'ar' | 'en';
  readonly loops?: boolean;
  readonly speed?: number;
  /** Number of cards that fit into the row. */
  readonly inView?: number;
}

/** jsdom has no layout, so the test sets the widths of the cards. */
async function open({ language = 'en', loops = false, speed = 1500, inView = 2 }: Options = {}) {
  const rendered = await renderIsland(
    <Island
      name="cards"
      of={CardSlider}
      data={{ id: 'cards', view: 'cards-few', loops, speed }}
      slots={['Cards', names.map((name) => <li key={name}>{name}</li>)]}
    />,
    {
      language,
      beforeHydration: (island) => {
        const row = island.querySelector('ul');
        Object.defineProperty(row, 'scrollWidth', { value: names.length * width });
        Object.defineProperty(row, 'clientWidth', { value: inView * width });
        for (const card of row?.children ?? []) card.getBoundingClientRect = () => new DOMRect(0, 0, width, 50);
      },
    },
  );
  return rendered;
}

const row = () => document.querySelector('ul') ?? document.body;
const order = () => row().textContent;
const step = (by: 1 | -1) => document.querySelector<HTMLElement>(`[data-step="${by}"]`) ?? document.body;
const ends = () => ([-1, 1] as const).map((by) => step(by).getAttribute('aria-disabled') === 'true');

describe.each([
  ['en', 1],
  ['ar', -1],
] as const)('a row of cards (%s)', (language, forwards) => {
  it('moves a card a step along the line of reading, and says where it ends [PUB-HOME-21, PUB-GEN-72]', async () => {
    matchMediaQueries(reducedMotion);
    const { user } = await open({ language });
    expect(ends()).toEqual([true, false]);
    for (const [by, position, said] of [
      [1, 100, [false, false]],
      [1, 200, [false, false]],
      [1, 300, [false, true]],
      [1, 300, [false, true]],
      [-1, 200, [false, false]],
      [-1, 100, [false, false]],
      [-1, 0, [true, false]],
      [-1, 0, [true, false]],
    ] as const) {
      await user.click(step(by));
      expect([row().scrollLeft * forwards, ends()]).toEqual([position, said]);
    }
  });

  it('without an end goes on in both directions, and keeps what is seen in its place [PUB-HOME-29, PUB-GEN-72]', async () => {
    matchMediaQueries(reducedMotion);
    const { user } = await open({ language, loops: true });
    expect(ends()).toEqual([false, false]);
    await user.click(step(-1));
    expect([order(), row().scrollLeft * forwards]).toEqual(['EABCD', 0]);
    for (const [by, cards, position] of [
      [1, 'EABCD', 100],
      [1, 'EABCD', 200],
      // At the end of the row, the first card moves behind the last.
      [1, 'ABCDE', 200],
      [1, 'BCDEA', 200],
      [-1, 'BCDEA', 100],
      [-1, 'BCDEA', 0],
      [-1, 'ABCDE', 0],
    ] as const) {
      await user.click(step(by));
      expect([order(), row().scrollLeft * forwards]).toEqual([cards, position]);
    }
    expect(ends()).toEqual([false, false]);
  });
});

describe('the time of a step', () => {
  it.each([1500, 1000])('is %i ms, gently at both ends [CONST-09, CONST-12]', async (speed) => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
    const { user } = await open({ speed });
    await user.click(step(1));
    const isMoving = () => row().dataset['moving'] !== undefined;
    passTime(speed / 2);
    expect(isMoving()).toBe(true);
    expect(row().scrollLeft).toBeGreaterThan(40);
    expect(row().scrollLeft).toBeLessThan(60);
    passTime(speed / 2 - 50);
    expect(isMoving()).toBe(true);
    expect(row().scrollLeft).toBeGreaterThan(99);
    passTime(100);
    expect([isMoving(), row().scrollLeft]).toEqual([false, 100]);
  });

  it('begins again where the row is pressed while it moves', async () => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
    const { user } = await open();
    await user.click(step(1));
    passTime(1000);
    await user.click(step(1));
    passTime(1600);
    expect(row().scrollLeft).toBe(200);
  });
});

it('a row that fits has no end that leads anywhere, and the keyboard does not stop at it', async () => {
  matchMediaQueries(reducedMotion);
  const { user } = await open({ inView: 5 });
  await user.click(step(1));
  expect([row().scrollLeft, ends(), row().getAttribute('tabindex')]).toEqual([0, [true, true], null]);
});

it('the keyboard stops at the row itself where it can stop at none of its cards', async () => {
  await open();
  expect(screen.getByRole('list').getAttribute('tabindex')).toBe('0');
});
