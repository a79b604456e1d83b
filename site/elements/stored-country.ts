import { defaultCountry, isCountry } from '../../content/countries.ts';
import { mirror, readCookie, readStored } from './stored-choice.ts';

/**
 * Sets the country cookie again from local storage when the cookie was cleared, and reloads the page. Does nothing if
 * the site sells in one country only.
 */
export function followStoredCountry(): void {
  if (document.querySelector('button[name="country"]') === null) return;
  const stored = readStored(() => localStorage, 'country');
  const wanted = isCountry(stored) ? stored : defaultCountry;
  if (stored === null || (readCookie('country') ?? defaultCountry) === wanted) return;
  mirror('country', wanted);
  if (readCookie('country') === wanted) location.reload();
}
