import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Waits as long as a person writes: the server holds for review what comes sooner after the pass of its form. */
export async function writeLikeAPerson(page: Page): Promise<void> {
  const hasPass = async () => (await page.context().cookies()).some(({ name }) => name === 'form');
  await expect.poll(hasPass).toBe(true);
  await page.waitForTimeout(3100);
}
