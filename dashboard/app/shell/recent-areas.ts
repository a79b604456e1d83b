import { type SecondaryArea, secondaryAreas } from '../secondary-areas.ts';
import { inboxCounters } from './inbox-counters.ts';

const key = 'recentAreas';
const most = 3;

/** Those that stand in the header are at hand already. */
const remembered = secondaryAreas.filter(({ path }) => inboxCounters.every((need) => need.path !== path));

const readPaths = (): readonly string[] => (localStorage.getItem(key) ?? '').split(' ').filter((path) => path !== '');

/** Notes that an area of the second menu was opened in this browser. */
export function rememberArea(opened: string): void {
  if (!remembered.some(({ path }) => path === opened)) return;
  // One more than is shown, as the one that is open is not.
  const next = [opened, ...readPaths().filter((path) => path !== opened)].slice(0, most + 1);
  localStorage.setItem(key, next.join(' '));
}

/** The areas that were opened last, the latest first, without the one that is open. */
export const recentAreas = (open: string): readonly SecondaryArea[] =>
  readPaths()
    .filter((path) => path !== open)
    .flatMap((path) => remembered.find((area) => area.path === path) ?? [])
    .slice(0, most);
