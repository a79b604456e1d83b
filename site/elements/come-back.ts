import { defaultCountry } from '../../content/countries.ts';
import { defaultLanguage } from '../../language/languages.ts';
import { readCookie } from './stored-choice.ts';

/**
 * The cookies say what was chosen: what a page that was kept in another process knows of the storage may be old, and
 * written back it would undo the choice.
 */
function followChoices(): void {
  const { lang, dataset } = document.documentElement;
  const country = document.querySelector<HTMLButtonElement>('country-switch [aria-pressed=true]')?.value;
  const isOtherLanguage = dataset['pinned'] === undefined && lang !== (readCookie('lang') ?? defaultLanguage);
  const isOtherCountry = country !== undefined && country !== (readCookie('country') ?? defaultCountry);
  if (isOtherLanguage || isOtherCountry) location.reload();
}

/**
 * Browsers keep a page that was left, and Back shows it as it was. So it is left with its menu and its search closed, and
 * when it is shown again it follows the language and the country that were chosen meanwhile.
 */
export function comeBack(): void {
  addEventListener('pagehide', () => {
    for (const each of document.querySelectorAll<HTMLElement>('[popover]')) if ('popover' in each) each.hidePopover();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) followChoices();
  });
}
