import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderIsland } from '../../tests/support/render-island.tsx';
import { Island } from './island.tsx';
import { ShareButton } from './share-button.tsx';

const data = { title: 'Pixel pitch', text: 'What it is', address: 'https://displays.example/en/pitch' };

const open = async (language: 'ar' | 'en' = 'en') => {
  const { user } = await renderIsland(<Island name="share" of={ShareButton} data={data} slots={['icon']} />, {
    language,
  });
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  return { user, writeText };
};

const said = () => screen.getByRole('status').textContent;

/** Provides `navigator.share`. */
const mockShare = (share: (shared: unknown) => Promise<void>) =>
  vi.stubGlobal('navigator', { clipboard: navigator.clipboard, share });

describe('the share button', () => {
  it('hands title, text and address to the browser [PUB-COMM-10]', async () => {
    const { user, writeText } = await open();
    const share = vi.fn<(shared: unknown) => Promise<void>>().mockResolvedValue();
    mockShare(share);
    await user.click(screen.getByRole('button'));
    expect(share).toHaveBeenCalledWith({ title: data.title, text: data.text, url: data.address });
    expect([said(), writeText.mock.calls]).toEqual(['', []]);
  });

  it.each([
    ['en', 'The link has been copied.'],
    ['ar', 'نُسخ الرابط.'],
  ] as const)(
    'copies the address where the browser has no list, and says so (%s) [OP-049]',
    async (language, words) => {
      const { user, writeText } = await open(language);
      await user.click(screen.getByRole('button'));
      await expect.poll(said).toBe(words);
      expect(writeText).toHaveBeenCalledWith(data.address);
    },
  );

  it.each([
    ['en', `Copy this link: ${data.address}`],
    ['ar', `انسخ هذا الرابط: ${data.address}`],
  ] as const)('shows the address where it may not be copied (%s)', async (language, words) => {
    const { user, writeText } = await open(language);
    writeText.mockRejectedValue(new DOMException('Forbidden', 'NotAllowedError'));
    await user.click(screen.getByRole('button'));
    await expect.poll(() => said().replaceAll(/[\u2066-\u2069]/g, '')).toBe(words);
  });

  it('does nothing more where the list is closed, and copies where it fails', async () => {
    const { user, writeText } = await open();
    mockShare(() => Promise.reject(new DOMException('Closed', 'AbortError')));
    await user.click(screen.getByRole('button'));
    expect(writeText).not.toHaveBeenCalled();
    mockShare(() => Promise.reject(new DOMException('Not allowed', 'NotAllowedError')));
    await user.click(screen.getByRole('button'));
    await expect.poll(said).toBe('The link has been copied.');
  });
});
