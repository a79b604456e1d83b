import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';

/**
 * `JOURNEYS_UNSTEADY=6` makes the browser's processor six times slower and delays each answer by a different time, so
 * that answers overtake each other. 1 changes nothing.
 */
export const slowness = Number(process.env['JOURNEYS_UNSTEADY'] ?? 1);

/** The longest delay of an answer in milliseconds, for each unit of slowness. */
const longestDelay = 100;

/** Pseudorandom numbers from 0 to 1 by a seed (Lehmer). */
function* sharesOf(seed: number): Generator<number, never> {
  for (let state = (seed % 2_147_483_646) + 1; ; state = (state * 48_271) % 2_147_483_647) yield state / 2_147_483_647;
}

const delays = sharesOf(Number(process.env['TEST_SEED'] ?? 1));

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
}

/** Makes the pages of a browser context as slow as on a busy machine when `JOURNEYS_UNSTEADY` is set. */
export async function makeUnsteady(context: BrowserContext): Promise<void> {
  if (slowness <= 1) return;
  // The page may be closed already.
  context.on('page', (page) => void slowDown(page).catch(() => undefined));
  await context.route('**/*', async (route) => {
    await pause(delays.next().value * longestDelay * slowness);
    await route.fallback();
  });
}
