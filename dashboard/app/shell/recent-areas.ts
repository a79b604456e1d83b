import { type SecondaryArea, secondaryAreas } from '../secondary-areas.ts';
import { inboxCounters } from './inbox-counters.ts';

const key = 'recentAreas';
const most = 3;

/** Areas that already have a link in the header are not repeated. */
const remembered = secondaryAreas.filter(({ path }) => inboxCounters.every((need) => need.path !== path));

const readPaths = (): readonly string[] => (localStorage.getItem(key) ?? '').split(' ').filter((path) => path !== '');

/** Stores in this browser that an area of the second menu was opened. */
export function rememberArea(opened: string): void {
  if (!remembered.some(({ path }) => path === opened)) return;
  // One more than is shown, because the current area is left out.
  const next = [opened, ...readPaths().filter((path) => path !== opened)].slice(0, most + 1);
  localStorage.setItem(key, next.join(' '));
}

/** The recently opened areas, latest first, without the current one. */
export const recentAreas = (open: string): readonly SecondaryArea[] =>
  readPaths()
    .filter((path) => path !== open)
    .flatMap((path) => remembered.find((area) => area.path === path) ?? [])
    .slice(0, most);
