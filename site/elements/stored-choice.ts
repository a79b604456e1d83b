import { choiceCookie } from '../../content/choice-cookie.ts';

/** Storage may be forbidden (private windows, embedded pages); then a choice lasts as long as its cookie. */
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
    // Nothing to do: the page works without remembering.
  }
}

/** The value of a cookie the page may read. */
export const readCookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/**
 * Mirrors a choice into a cookie, because the server that draws the page cannot see local storage. Safari keeps a cookie of
 * a script for a week; the server's next answer sets it for a year.
 */
export function mirror(name: 'lang' | 'country', value: string): void {
  document.cookie = choiceCookie(name, value);
}

/** Keeps a visitor's choice. */
export function keepChoice(name: 'lang' | 'country', value: string): void {
  store(() => localStorage, name, value);
  mirror(name, value);
}
