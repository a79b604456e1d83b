import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';

/**
 * `JOURNEYS_UNSTEADY=6`: how many times slower the browser's processor is. Answers come late then, each by another
 * while, so that they overtake one another. 1 is a journey as it is.
 */
export const slowness = Number(process.env['JOURNEYS_UNSTEADY'] ?? 1);

/** Milliseconds that an answer is late at most, for each time that the processor is slower. */
const longestDelay = 100;

/** Shares of one, the same for the same number (Lehmer). */
function* sharesOf(seed: number): Generator<number, never> {
  for (let state = (seed % 2_147_483_646) + 1; ; state = (state * 48_271) % 2_147_483_647) yield state / 2_147_483_647;
}

const delays = sharesOf(Number(process.env['TEST_SEED'] ?? 1));

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
}

/** Makes what is opened in a profile as slow as on a busy machine, where `JOURNEYS_UNSTEADY` asks for it. */
export async function makeUnsteady(context: BrowserContext): Promise<void> {
  if (slowness <= 1) return;
  // A page that is closed at once needs no slowing down.
  context.on('page', (page) => void slowDown(page).catch(() => undefined));
  await context.route('**/*', async (route) => {
    await pause(delays.next().value * longestDelay * slowness);
    await route.fallback();
  });
}
