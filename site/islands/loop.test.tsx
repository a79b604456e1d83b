import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { intersectByHand } from '../../tests/support/intersect.ts';
import { matchMediaQueries, reducedMotion } from '../../tests/support/match-media.ts';
import { renderIsland } from '../../tests/support/render-island.tsx';
import { Island } from './island.tsx';
import { Loop } from './loop.tsx';

const wide = [
  { source: '/uploads/wall-1920.webm', type: 'video/webm' },
  { source: '/uploads/wall-1920.mp4', type: 'video/mp4' },
];
const narrow = [{ source: '/uploads/wall-960.mp4', type: 'video/mp4' }];
const wideWindow = '(min-width: 768px)';

const films = () => [...document.querySelectorAll('picture > video')];
const sources = () =>
  [...document.querySelectorAll('picture > video > source')].map((each) => each.getAttribute('src'));
let isPlaying = false;

async function open() {
  const see = intersectByHand();
  document.body.append(document.createElement('picture'));
  const rendered = await renderIsland(
    <Island name="loop" of={Loop} data={{ wide, narrow, className: 'hero-picture' }} />,
  );
  const endFirstScreen = async () => {
    await act(async () => await vi.advanceTimersByTimeAsync(3000));
  };
  return { ...rendered, see, endFirstScreen };
}

/** jsdom plays no media: this replaces `play` and `pause` and fires their events. */
beforeEach(() => {
  isPlaying = false;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  matchMediaQueries(wideWindow);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function play(this: HTMLMediaElement) {
    isPlaying = true;
    this.dispatchEvent(new Event('playing'));
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {
    isPlaying = false;
  });
  return () => vi.useRealTimers();
});

describe('the loop of a picture', () => {
  it('is fetched after the first screen and plays in view, wide or narrow [PUB-GEN-102]', async () => {
    const { see, endFirstScreen } = await open();
    see(true);
    expect(films()).toEqual([]);
    await endFirstScreen();
    expect(sources()).toEqual(['/uploads/wall-1920.webm', '/uploads/wall-1920.mp4']);
    expect(isPlaying).toBe(true);
    see(false);
    expect(isPlaying).toBe(false);
  });

  it('is the narrow one on phones [PUB-GEN-102]', async () => {
    matchMediaQueries();
    const { endFirstScreen } = await open();
    await endFirstScreen();
    expect(sources()).toEqual(['/uploads/wall-960.mp4']);
  });

  it('stops and goes on by its button [PUB-GEN-102]', async () => {
    const { endFirstScreen, user } = await open();
    await endFirstScreen();
    vi.useRealTimers();
    await user.click(screen.getByRole('button', { name: 'Stop the motion' }));
    expect(isPlaying).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Let it move' }));
    expect(isPlaying).toBe(true);
  });

  it('is not fetched where the visitor wants no motion or saves data [PUB-GEN-102]', async () => {
    matchMediaQueries(wideWindow, reducedMotion);
    const still = await open();
    await still.endFirstScreen();
    expect(films()).toEqual([]);
    matchMediaQueries(wideWindow);
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
    const saving = await open();
    await saving.endFirstScreen();
    expect(films()).toEqual([]);
  });
});
