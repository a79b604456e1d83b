import { choiceCookie } from '../../content/choice-cookie.ts';

/**
 * Reads a stored value. Storage may be forbidden (private windows, embedded pages); then a choice lasts as long as its
 * cookie.
 */
export function readStored(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

export function store(storage: () => Storage, key: string, value: string): void {
  try {
    storage().setItem(key, value);
  } catch {
    // The page works without stored choices.
  }
}

/** The value of a cookie that scripts can read. */
export const readCookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/**
 * Copies a choice into a cookie, because the server that renders the page cannot read local storage. Safari keeps a
 * cookie set by a script for a week; the server's next answer sets it for a year.
 */
export function mirror(name: 'lang' | 'country', value: string): void {
  document.cookie = choiceCookie(name, value);
}

/** Stores a visitor's choice in local storage and in a cookie. */
export function storeChoice(name: 'lang' | 'country', value: string): void {
  store(() => localStorage, name, value);
  mirror(name, value);
}
