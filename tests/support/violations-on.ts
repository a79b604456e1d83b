import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeOn } from './axe-on.ts';
import { isInSample } from './sweep.ts';

/**
 * Returns axe's violations on a page: rules, each with the elements that break it. `npm test` checks only a sample of
 * the tests and returns nothing in the others.
 * @param part selectors of what to include (all unless given) and of what to exclude
 */
export async function violationsOn(
  page: Page,
  { include, exclude }: { readonly include?: string; readonly exclude?: string } = {},
): Promise<readonly string[]> {
  if (!isInSample('axe', expect.getState().currentTestName ?? '')) return [];
  const axe = axeOn(page);
  if (include !== undefined) axe.include(include);
  if (exclude !== undefined) axe.exclude(exclude);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' ')}`);
}
