import { isPinned } from './is-pinned.ts';
import { mirror, readCookie, readStored, store } from './stored-choice.ts';

const key = 'lang';

/**
 * Makes a page follow the language in local storage. Any value but `en` counts as Arabic, and a value longer than two
 * characters is replaced. Safari clears the storage of a site that was not visited for a week; then the cookie, which
 * the server has renewed, counts. Reloads the page if it was rendered in the other language, but never twice for the
 * same reason: without cookies the server would render the same page again. Pages pinned to a language neither read nor
 * write the stored language.
 */
export function followStoredLanguage(): void {
  if (isPinned()) return;
  const stored = readStored(() => localStorage, key);
  const chosen = stored ?? readCookie(key);
  const wanted = chosen === 'en' ? 'en' : 'ar';
  const isTooLong = stored !== null && stored.length > 2;
  if (isTooLong || (stored === null && chosen !== undefined)) store(() => localStorage, key, wanted);
  if (chosen !== undefined && readCookie(key) !== wanted) mirror(key, wanted);
  const wasRepaired = readStored(() => localStorage, key) === wanted;
  if ((isTooLong && wasRepaired) || (document.documentElement.lang !== wanted && (readCookie(key) ?? 'ar') === wanted))
    location.reload();
}
