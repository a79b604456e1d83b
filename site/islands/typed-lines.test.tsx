import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { intersectByHand } from '../../tests/support/intersect.ts';
import { matchMediaQueries, reducedMotion } from '../../tests/support/match-media.ts';
import { passTime } from '../../tests/support/pass-time.ts';
import { renderIsland } from '../../tests/support/render-island.tsx';
import { Island } from './island.tsx';
import { TypedLines } from './typed-lines.tsx';

const open = (lines: readonly string[] = ['Screens', 'Walls'], language: 'ar' | 'en' = 'en') =>
  renderIsland(<Island name="typed" of={TypedLines} data={{ lines }} />, { language });

const typed = () => document.querySelector('[data-typed]')?.textContent;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

describe('lines that write themselves', () => {
  it('stand for 500 ms, go at 50 ms a letter and come at 70, one after the other [PUB-ABOUT-03, CONST-15]', async () => {
    await open();
    expect(typed()).toBe('Screens');
    passTime(499);
    expect(typed()).toBe('Screens');
    passTime(1);
    expect(typed()).toBe('Screen');
    passTime(49);
    expect(typed()).toBe('Screen');
    passTime(1);
    expect(typed()).toBe('Scree');
    passTime(5 * 50);
    expect(typed()).toBe('');
    passTime(3 * 70);
    expect(typed()).toBe('Wal');
    passTime(2 * 70 + 500 + 5 * 50 + 70);
    expect(typed()).toBe('S');
  });

  it.each([
    ['en', 'Pause the writing', 'Continue writing'],
    ['ar', 'إيقاف الكتابة مؤقتًا', 'متابعة الكتابة'],
  ] as const)('are stopped and go on where they were (%s)', async (language, stop, goOn) => {
    const { user } = await open(['شاشات', 'جدران'], language);
    passTime(550);
    expect(typed()).toBe('شاش');
    await user.click(screen.getByRole('button', { name: stop }));
    passTime(5000);
    expect(typed()).toBe('شاش');
    await user.click(screen.getByRole('button', { name: goOn }));
    passTime(50);
    expect(typed()).toBe('شا');
  });

  it('stand still where motion is unwelcome, until the visitor starts them', async () => {
    matchMediaQueries(reducedMotion);
    const { user } = await open();
    passTime(5000);
    expect(typed()).toBe('Screens');
    await user.click(screen.getByRole('button', { name: 'Continue writing' }));
    passTime(500);
    expect(typed()).toBe('Screen');
  });

  it('wait while they are out of sight', async () => {
    const see = intersectByHand();
    await open();
    see(false);
    passTime(5000);
    expect(typed()).toBe('Screens');
    see(true);
    passTime(500);
    expect(typed()).toBe('Screen');
  });
});
