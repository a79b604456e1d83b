import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { intersectByHand } from '../../tests/support/intersect.ts';
import { matchMediaQueries, reducedMotion } from '../../tests/support/match-media.ts';
import { renderIsland } from '../../tests/support/render-island.tsx';
import { Island } from './island.tsx';
import { QuietVideo } from './quiet-video.tsx';

async function open({ poster, language = 'en' }: { poster?: string; language?: 'ar' | 'en' } = {}) {
  const see = intersectByHand();
  const rendered = await renderIsland(
    <Island
      name="video"
      of={QuietVideo}
      data={{ source: '/uploads/wall.mp4', poster, className: '', alt: 'A wall' }}
    />,
    { language },
  );
  return { ...rendered, see };
}

const video = () => document.querySelector('video') ?? document.createElement('video');
let isPlaying = false;
let isRefused = false;

/** jsdom plays no media: this replaces `play` and `pause` and fires their events. */
beforeEach(() => {
  isPlaying = false;
  isRefused = false;
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function play(this: HTMLMediaElement) {
    if (isRefused) throw new DOMException('Not allowed', 'NotAllowedError');
    isPlaying = true;
    this.dispatchEvent(new Event('play'));
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
    isPlaying = false;
    this.dispatchEvent(new Event('pause'));
  });
});

describe('a silent video', () => {
  it('plays while it can be seen [PUB-CAT-08]', async () => {
    const { see } = await open();
    expect([isPlaying, video().preload]).toEqual([false, 'none']);
    see(true);
    expect([isPlaying, video().preload]).toEqual([true, 'auto']);
    see(false);
    expect([isPlaying, video().preload]).toEqual([false, 'none']);
  });

  it.each([
    ['en', 'Pause the video', 'Play the video'],
    ['ar', 'أوقف الفيديو مؤقتًا', 'شغّل الفيديو'],
  ] as const)(
    'stays stopped by the visitor, also when it comes back into sight (%s) [PUB-CAT-08]',
    async (language, stop, play) => {
      const { see, user } = await open({ language });
      see(true);
      await user.click(screen.getByRole('button', { name: stop }));
      expect(isPlaying).toBe(false);
      see(false);
      see(true);
      expect(isPlaying).toBe(false);
      await user.click(screen.getByRole('button', { name: play }));
      expect(isPlaying).toBe(true);
    },
  );

  it.each([
    ['/images/wall.webp', 'none'],
    [undefined, 'metadata'],
  ])(
    'stands still where motion is unwelcome, and fetches no more than its first picture (poster %s)',
    async (poster, preload) => {
      matchMediaQueries(reducedMotion);
      const { see, user } = await open(poster === undefined ? {} : { poster });
      see(true);
      expect([isPlaying, video().preload]).toEqual([false, preload]);
      await user.click(screen.getByRole('button', { name: 'Play the video' }));
      expect([isPlaying, video().preload]).toEqual([true, 'auto']);
    },
  );

  it('keeps its button a button to play where the browser refuses to begin', async () => {
    isRefused = true;
    const { see } = await open();
    see(true);
    expect(screen.getByRole('button', { name: 'Play the video' })).not.toBeNull();
  });
});
