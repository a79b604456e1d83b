import { hyphenate } from './hyphenate.ts';
import type { Collection } from './model/collection.ts';
import { fillRoute, type RouteName, routes } from './routes.ts';

/**
 * A stored path as an address, or `null` for what leads nowhere: empty, a filler (`-`, `#`, `0`), another scheme.
 * Paths without a leading slash get one; double slashes are never produced; `https://` stays as it is.
 */
export function toAddress(stored: string): string | null {
  const path = stored.trim();
  if (/^https:\/\//i.test(path)) return path;
  if (path === '' || path === '0' || /^[-#]+$/.test(path) || /^[a-z][a-z0-9+.-]*:/i.test(path)) return null;
  if (path.startsWith('#')) return path;
  return `/${path}`.replace(/[/\\]{2,}/g, '/');
}

export interface Addressed {
  readonly id: number;
  readonly title: string;
  /** The title of the record that it belongs to; empty for others. */
  readonly parentTitle: string;
  /** Its values as they are stored, as far as its address may stand among them. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A whole address that an administrator stored, unless it is that of the page which the record has anyway. */
function storedAddress(at: RouteName, stored: unknown): string | null {
  if (typeof stored !== 'string' || !/^(?:\/|https:)/i.test(stored.trim())) return null;
  const address = toAddress(stored);
  return address?.split('/')[1] === routes[at].split('/')[1] ? null : address;
}

/** The page of a record by its names, without a language in front; Home where no page shows its collection. */
export function recordAddress(
  { page = { at: 'home' } }: Pick<Collection, 'page'>,
  { id, title, parentTitle, fields }: Addressed,
): string {
  const stored = page.ownAddress === undefined ? null : storedAddress(page.at, fields[page.ownAddress]);
  const names = { record: title, parent: parentTitle };
  const query = Object.entries(page.query ?? {}).map(([name, whose]) => `${name}=${hyphenate(names[whose])}`);
  return stored ?? fillRoute(page.at, { id, name: title }, query.join('&'));
}
