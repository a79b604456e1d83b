import { choiceCookie } from '../../content/choice-cookie.ts';
import { isLanguage, defaultLanguage, directionOf, type Language } from '../../language/languages.ts';

const storageKey = 'lang';

/**
 * The language the administrator chose, kept where the public site keeps it; what is no language counts as Arabic. Safari
 * empties the storage of a site that was not visited for a week; the document's language follows the cookie, which stays.
 */
export function currentLanguage(): Language {
  const stored = localStorage.getItem(storageKey) ?? document.documentElement.lang;
  return isLanguage(stored) ? stored : defaultLanguage;
}

/** Makes the document, and the cookie that pages are drawn by, follow the stored language. */
export function applyLanguage(): Language {
  const language = currentLanguage();
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  document.cookie = choiceCookie(storageKey, language);
  return language;
}

/** Stores another language and loads the page anew in it. */
export function changeLanguage(language: Language): void {
  localStorage.setItem(storageKey, language);
  applyLanguage();
  location.reload();
}
