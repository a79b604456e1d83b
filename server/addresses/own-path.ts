import { readPageAddress } from './read-page-address.ts';

/** An address of this site. */
export interface OwnPath {
  /** Decoded, without language, query and fragment: `/product/68/the-vision`. */
  readonly path: string;
  /** As browsers encode it, without language, with query and fragment. */
  readonly address: string;
  readonly query: URLSearchParams;
  readonly hasFragment: boolean;
}

const longest = 500;
/**
 * Browsers read a backslash as a slash, and drop or reorder the other characters, so that one address can look like
 * another.
 */
const deceptive = /[\\\u0000-\u001F\u007F-\u009F\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/;
const foreign = /[^\u0021-\u007E]/g;

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/**
 * Parses an address that must stay on this site. Returns `null` for everything that a browser could take for another
 * site: a scheme, `//host`, backslashes, dot segments and control characters, percent-encoded or not.
 */
export function parseOwnPath(written: string): OwnPath | null {
  const text = written.trim();
  if (text.length > longest || !text.isWellFormed() || deceptive.test(text)) return null;
  const [, rawPath = '', search = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(text) ?? [];
  const decoded = decode(rawPath);
  if (decoded === null || !decoded.startsWith('/') || deceptive.test(decoded)) return null;
  if (decoded.includes('//') || decoded.split('/').some((part) => /^\.\.?$/.test(part))) return null;
  const { path, canonical, pinned } = readPageAddress(rawPath);
  // Removing the language uncovered a second one. Removed again, it would name another page.
  if (readPageAddress(encodeURI(path)).pinned !== null) return null;
  const own = pinned === null ? canonical : canonical.slice(`/${pinned}`.length) || '/';
  const rest = (search + fragment).replace(foreign, encodeURIComponent);
  return { path, address: own + rest, query: new URLSearchParams(search), hasFragment: fragment !== '' };
}

const withoutWww = (host: string): string => host.toLowerCase().replace(/^www\./, '');

/**
 * Removes the scheme and host of an address if they are the site's own, with or without `www.`. Other addresses do not
 * change.
 */
export function withoutOrigin(written: string, origin: string): string {
  const [, host, rest = ''] = /^https?:\/\/([^/?#\\]+)([/?#\\].*)?$/is.exec(written.trim()) ?? [];
  if (host === undefined || withoutWww(host) !== withoutWww(new URL(origin).host)) return written;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Normalizes a path for comparison, which ignores letter case and Unicode composition. */
export const redirectKey = (path: string): string => path.normalize('NFC').toLowerCase();
