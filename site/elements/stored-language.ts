import { isPinned } from './is-pinned.ts';
import { mirror, readCookie, readStored, store } from './stored-choice.ts';

const key = 'lang';

/**
 * Makes a page follow the language in local storage: anything but `en` counts as Arabic, and a value longer than two
 * characters is put right. Safari empties the storage of a site that was not visited for a week; then the cookie counts,
 * which the server has renewed. The page is loaded again when it was drawn in the other language, never twice for the same
 * reason: without cookies the server would draw the same page again. Pages pinned to a language neither read nor write it.
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
