import { defaultCountry } from '../../content/countries.ts';
import { readCookie } from './stored-choice.ts';
import { followStoredLanguage } from './stored-language.ts';

function followCountry(): void {
  const shown = document.querySelector<HTMLButtonElement>('country-switch [aria-pressed=true]');
  if (shown !== null && shown.value !== (readCookie('country') ?? defaultCountry)) location.reload();
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
    if (!persisted) return;
    followStoredLanguage();
    followCountry();
  });
}
