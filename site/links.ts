import type { Language } from '../language/languages.ts';

/** Addresses that are no pages: they have no twin in the other language. */
const notPages = /^\/(?:api|uploads|images|icons|assets|dashboard)(?:\/|$)/;

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

const isOwnPath = (address: string | null): address is string => address !== null && /^\/[^?#]*$/.test(address);

/** Adds titles to a stored path, each hyphenated and behind a slash: slides, banner cards, generic items. */
export function joinLink(stored: string, ...titles: readonly string[]): string | null {
  const address = toAddress(stored);
  if (!isOwnPath(address)) return address;
  const parts = titles.map(hyphenate).filter((part) => part !== '');
  return [address.replace(/\/$/, ''), ...parts].join('/');
}

/** Adds the title to a stored path as it stands, with no slash between: the tiles of Home. */
export function appendTitle(stored: string, title: string): string | null {
  const address = toAddress(stored);
  return isOwnPath(address) ? `${address}${hyphenate(title)}` : address;
}

/** The page of a record whose id is known: `/product/68/the-vision`. */
export const recordLink = (route: string, id: number, name: string): string =>
  [route, id, hyphenate(name)].filter((part) => part !== '').join('/');

/** A category's page, by its id; an address of another kind that the administrator stored is respected. */
export function categoryLink(category: { readonly id: number; readonly name: string; readonly path: string }): string {
  const stored = toAddress(category.path);
  if (stored !== null && /^(?:\/|https:)/i.test(stored) && !/^\/one-category(?:\/|$)/.test(stored)) return stored;
  return recordLink('/one-category', category.id, category.name);
}

/** An address as a page links to it: inside a pinned page, other pages stay pinned to its language. */
export function pinLink(address: string, language: Language, pinned: boolean): string {
  const isPage = address.startsWith('/') && !notPages.test(address) && !/^\/(?:en|ar)(?:\/|$)/.test(address);
  if (!pinned || !isPage) return address;
  return address === '/' ? `/${language}` : `/${language}${address}`;
}
