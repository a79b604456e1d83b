import { setTimeout } from 'node:timers/promises';
import type { Locator } from 'playwright-core';

/** Scrolls to a part of a page and waits until its island is hydrated. Works with a paused clock, too. */
export async function hydrated(part: Locator): Promise<void> {
  const isTaken = () =>
    part.evaluate((element) =>
      Object.keys(element.closest('react-island') ?? {}).some((key) => key.startsWith('__reactContainer')),
    );
  await part.scrollIntoViewIfNeeded();
  while (!(await isTaken())) await setTimeout(20);
}
