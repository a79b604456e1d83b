import { hyphenate } from '../../content/hyphenate.ts';
import { inLanguage, leadingLanguage } from '../../content/language-prefix.ts';
import { toAddress } from '../../content/record-address.ts';
import type { Language } from '../../language/languages.ts';

/** Addresses that are not pages and have no version in the other language. */
const notPages = /^\/(?:api|uploads|images|icons|assets|dashboard)(?:\/|$)/;

const isOwnPath = (address: string | null): address is string => address !== null && /^\/[^?#]*$/.test(address);

/** Percent-encoded Arabic letters. */
const encodedArabic = /(?:%D[89AB]%[89AB][0-9A-F])+/g;

/** Decodes the Arabic letters of an address. Encoded they are three times as long, and browsers encode them anyway. */
export const withArabicLetters = (address: string): string => address.replaceAll(encodedArabic, decodeURIComponent);

/** Appends hyphenated titles to a stored path, each after a slash: slides, banner cards, generic items. */
export function joinLink(stored: string, ...titles: readonly string[]): string | null {
  const address = toAddress(stored);
  if (!isOwnPath(address)) return address;
  const parts = titles.map(hyphenate).filter((part) => part !== '');
  return [address.replace(/\/$/, ''), ...parts].join('/');
}

/** Appends the hyphenated title to a stored path without a slash: the tiles of Home. */
export function appendTitle(stored: string, title: string): string | null {
  const address = toAddress(stored);
  return isOwnPath(address) ? `${address}${hyphenate(title)}` : address;
}

/** An address as a page links to it. A pinned page links to other pages in its own language. */
export function pinLink(address: string, language: Language, pinned: boolean): string {
  const isPage = address.startsWith('/') && !notPages.test(address) && leadingLanguage(address) === null;
  return pinned && isPage ? inLanguage(address, language) : address;
}
