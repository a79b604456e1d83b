import { choiceCookie } from '../../content/choice-cookie.ts';
import { isLanguage, defaultLanguage, directionOf, type Language } from '../../language/languages.ts';

const storageKey = 'lang';

/**
 * The administrator's language, stored under the same key as on the public site. Invalid values count as Arabic. Safari
 * clears local storage after a week without a visit; then the language of the document applies, which follows the
 * cookie.
 */
export function currentLanguage(): Language {
  const stored = localStorage.getItem(storageKey) ?? document.documentElement.lang;
  return isLanguage(stored) ? stored : defaultLanguage;
}

/** Applies the stored language to the document and to the cookie that the server renders pages by. */
export function applyLanguage(): Language {
  const language = currentLanguage();
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  document.cookie = choiceCookie(storageKey, language);
  return language;
}

/** Stores another language and reloads the page. */
export function changeLanguage(language: Language): void {
  localStorage.setItem(storageKey, language);
  applyLanguage();
  location.reload();
}
