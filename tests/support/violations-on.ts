import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeOn } from './axe-on.ts';
import { isInSample } from './sweep.ts';

/**
 * What axe finds on the page of the running test: rules, each with the elements that break it. In the gate of a change
 * it looks at a sample of the tests and finds nothing in the others.
 * @param part selectors of the part to look at (all of the page), and of what to leave out (nothing)
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
