import type { Collection, CollectionPage } from './model/collection.ts';
import { writeNumberedSlug } from './numbered-slug.ts';
import { fillRoute, type RouteName, routes } from './routes.ts';

/**
 * Converts a stored path to an address, or to `null` if it leads nowhere: empty, a placeholder (`-`, `#`, `0`), another
 * scheme. Adds a missing leading slash, never produces double slashes, and leaves `https://` addresses unchanged.
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
  /** Empty to name the record by its id only. */
  readonly title: string;
  /** The parent record; `null` if it has none. */
  readonly parent: { readonly id: number; readonly title: string } | null;
  /** Its stored values, among which may be its address. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A complete address stored by an administrator, unless it is that of the record's own page. */
function storedAddress(at: RouteName, stored: unknown): string | null {
  if (typeof stored !== 'string' || !/^(?:\/|https:)/i.test(stored.trim())) return null;
  const address = toAddress(stored);
  return address?.split('/')[1] === routes[at].split('/')[1] ? null : address;
}

/** The query of a record's page: the record and its parent, with ids and names. */
export function recordQuery(
  { query = {} }: Pick<CollectionPage, 'query'>,
  { id, title, parent }: Pick<Addressed, 'id' | 'title' | 'parent'>,
): string {
  const parts = Object.entries(query).flatMap(([name, whose]) => {
    const named = whose === 'record' ? { id, title } : parent;
    return named === null ? [] : [`${name}=${writeNumberedSlug(named.id, named.title)}`];
  });
  return parts.join('&');
}

/** The address of a record's page, without a language; Home if no page shows its collection. */
export function recordAddress({ page = { at: 'home' } }: Pick<Collection, 'page'>, record: Addressed): string {
  const { id, title, fields } = record;
  const stored = page.ownAddress === undefined ? null : storedAddress(page.at, fields[page.ownAddress]);
  return stored ?? fillRoute(page.at, { id, name: title }, recordQuery(page, record));
}
