import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderIsland } from '../../tests/support/render-island.tsx';
import { IntroVideo } from './intro-video.tsx';
import { Island } from './island.tsx';

it('on a phone the film is fetched and played on request alone [PUB-REG-35]', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const { user } = await renderIsland(
    <Island name="intro" of={IntroVideo} data={{ source: '/uploads/intro.mp4', alt: 'A film' }} />,
  );
  expect(document.querySelector('dialog')).toBeNull();
  // No other part of the page has this icon.
  expect(screen.getByRole('button', { name: 'Watch the film' }).innerHTML).toContain('<path');
  await user.click(screen.getByRole('button', { name: 'Watch the film' }));
  expect(document.querySelector('dialog')?.open).toBe(true);
  expect(document.querySelector('video')?.getAttribute('src')).toBe('/uploads/intro.mp4');
});
