import type { FindableKind } from './findable.ts';

/** A title as the last part of an address: trimmed, a run of white space becomes one hyphen, the rest percent-encoded. */
export const hyphenate = (title: string): string => encodeURIComponent(title.trim().replace(/\s+/g, '-'));

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

/** The page of a record whose id is known: `/product/68/the-vision`. */
export const recordLink = (route: string, id: number, name: string): string =>
  [route, id, hyphenate(name)].filter((part) => part !== '').join('/');

/** A category's page, by its id; an address of another kind that the administrator stored is respected. */
export function categoryLink(category: { readonly id: number; readonly name: string; readonly path: string }): string {
  const stored = toAddress(category.path);
  if (stored !== null && /^(?:\/|https:)/i.test(category.path.trim()) && !/^\/one-category(?:\/|$)/.test(stored))
    return stored;
  return recordLink('/one-category', category.id, category.name);
}

export interface Addressed {
  readonly id: number;
  readonly title: string;
  /** The path that was stored with a category; empty for others. */
  readonly path: string;
  /** The title of the blog that a post belongs to; empty for others. */
  readonly parentTitle: string;
}

/** The page of a record, without a language in front. */
export function recordAddress(kind: FindableKind, { id, title, path, parentTitle }: Addressed): string {
  if (kind === 'post') return `/our-community?blog=${hyphenate(parentTitle)}&section=${hyphenate(title)}`;
  return kind === 'category' ? categoryLink({ id, name: title, path }) : recordLink(`/${kind}`, id, title);
}

/** Kinds by the first part of their pages' addresses. */
const kindByRoute: Readonly<Record<string, FindableKind>> = {
  product: 'product',
  'one-category': 'category',
  'sub-category': 'sub-category',
  project: 'project',
};

/** The record whose page an own address without a language is, by its number; `null` for every other address. */
export function readRecordAddress(address: string): { readonly kind: FindableKind; readonly id: number } | null {
  const [, route = '', id = ''] = /^\/([a-z-]+)\/(\d{1,9})(?:[/?#]|$)/.exec(address) ?? [];
  const kind = kindByRoute[route];
  if (kind !== undefined) return { kind, id: Number(id) };
  const [, section] = /^\/our-community\?(?:.*&)?section=(\d{1,9})(?:[&#]|$)/.exec(address) ?? [];
  return section === undefined ? null : { kind: 'post', id: Number(section) };
}
