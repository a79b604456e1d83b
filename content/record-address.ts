import type { Collection, CollectionPage } from './model/collection.ts';
import { writeNumberedSlug } from './numbered-slug.ts';
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
  /** Empty where its number alone is meant to name it. */
  readonly title: string;
  /** The record that it belongs to; `null` for others. */
  readonly parent: { readonly id: number; readonly title: string } | null;
  /** Its values as they are stored, as far as its address may stand among them. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A whole address that an administrator stored, unless it is that of the page which the record has anyway. */
function storedAddress(at: RouteName, stored: unknown): string | null {
  if (typeof stored !== 'string' || !/^(?:\/|https:)/i.test(stored.trim())) return null;
  const address = toAddress(stored);
  return address?.split('/')[1] === routes[at].split('/')[1] ? null : address;
}

/** What stands behind the question mark of the page of a record: itself and the one it belongs to, by number and name. */
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

/** The page of a record by its number and names, without a language in front; Home where no page shows its collection. */
export function recordAddress({ page = { at: 'home' } }: Pick<Collection, 'page'>, record: Addressed): string {
  const { id, title, fields } = record;
  const stored = page.ownAddress === undefined ? null : storedAddress(page.at, fields[page.ownAddress]);
  return stored ?? fillRoute(page.at, { id, name: title }, recordQuery(page, record));
}
