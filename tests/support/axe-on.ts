import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * All rules of axe, to be run on a page. It collects the elements of violations alone, and where the page has no frames
 * it does without the second page in which it would put the frames' results together: that is half of its time.
 */
export const axeOn = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode(page.frames().length === 1).options({ resultTypes: ['violations'] });
