import { defaultCountry } from '../../content/countries.ts';
import { defaultLanguage } from '../../language/languages.ts';
import { isPinned } from './is-pinned.ts';
import { readCookie, store } from './stored-choice.ts';

/**
 * Stores again what the cookies say was chosen: what a page that Back leads to knows of the storage may be old, since
 * another process wrote there, and the page would follow it and undo the choice.
 */
function refreshStorage(): void {
  for (const name of isPinned() ? (['country'] as const) : (['lang', 'country'] as const)) {
    const chosen = readCookie(name);
    if (chosen !== undefined) store(() => localStorage, name, chosen);
  }
}

/** Loads the page again if it shows another choice than the cookies say. */
function followChoices(): void {
  const country = document.querySelector<HTMLButtonElement>('[name=country][aria-pressed=true]')?.value;
  const isOtherLanguage = !isPinned() && document.documentElement.lang !== (readCookie('lang') ?? defaultLanguage);
  const isOtherCountry = country !== undefined && country !== (readCookie('country') ?? defaultCountry);
  if (isOtherLanguage || isOtherCountry) location.reload();
}

/**
 * Browsers keep a page that was left, and Back shows it as it was. So it is left with its menu and its search closed, and
 * when it is shown again it follows the language and the country that were chosen meanwhile. Runs before what follows the
 * storage.
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
