import { defaultCountry } from '../../content/countries.ts';
import { defaultLanguage } from '../../language/languages.ts';
import { isPinned } from './is-pinned.ts';
import { readCookie, store } from './stored-choice.ts';

/**
 * Copies the choices in the cookies back into local storage. On a page restored by Back, local storage may be stale
 * because another process wrote to it. The page would follow the stale value and undo the choice.
 */
function refreshStorage(): void {
  for (const name of isPinned() ? (['country'] as const) : (['lang', 'country'] as const)) {
    const chosen = readCookie(name);
    if (chosen !== undefined) store(() => localStorage, name, chosen);
  }
}

/** Reloads the page if it shows another language or country than the cookies name. */
function followChoices(): void {
  const country = document.querySelector<HTMLButtonElement>('[name=country][aria-pressed=true]')?.value;
  const isOtherLanguage = !isPinned() && document.documentElement.lang !== (readCookie('lang') ?? defaultLanguage);
  const isOtherCountry = country !== undefined && country !== (readCookie('country') ?? defaultCountry);
  if (isOtherLanguage || isOtherCountry) location.reload();
}

/**
 * Handles the back/forward cache, in which browsers restore a page as the visitor left it. Closes the menu and the
 * search when the page is left. When it is shown again, applies the language and country chosen in the meantime. Must
 * run before the functions that follow local storage.
 */
export function comeBack(): void {
  const [navigation] = performance.getEntriesByType('navigation');
  if (navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward') refreshStorage();
  addEventListener('pagehide', () => {
    for (const each of document.querySelectorAll<HTMLElement>('[popover]')) if ('popover' in each) each.hidePopover();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    refreshStorage();
    followChoices();
  });
}
