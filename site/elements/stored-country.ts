import { defaultCountry, isCountry } from '../../content/countries.ts';
import { mirror, readCookie, readStored } from './stored-choice.ts';

/**
 * Tells the server again of a country that only local storage remembers, since its cookie was cleared; where a company
 * sells in one country alone there is nothing to choose.
 */
export function followStoredCountry(): void {
  if (document.querySelector('button[name="country"]') === null) return;
  const stored = readStored(() => localStorage, 'country');
  const wanted = isCountry(stored) ? stored : defaultCountry;
  if (stored === null || (readCookie('country') ?? defaultCountry) === wanted) return;
  mirror('country', wanted);
  if (readCookie('country') === wanted) location.reload();
}
