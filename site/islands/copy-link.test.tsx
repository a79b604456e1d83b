import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderIsland } from '../../tests/support/render-island.tsx';
import { CopyLink } from './copy-link.tsx';
import { Island } from './island.tsx';

it.each([
  ['en', 'Copy link', 'The link has been copied.'],
  ['ar', 'نسخ الرابط', 'نُسخ الرابط.'],
] as const)('the link of a plan is copied at a press, and the button says so (%s) [PUB-GEN-97]', async (...given) => {
  const [language, name, words] = given;
  const address = 'https://displays.example/en/planner?width=6';
  const { user } = await renderIsland(<Island name="copy" of={CopyLink} data={{ address }} />, { language });
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await user.click(screen.getByRole('button', { name }));
  await expect.poll(() => screen.getByRole('status').textContent).toBe(words);
  expect(writeText).toHaveBeenCalledWith(address);
});
