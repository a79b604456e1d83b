import { defaultCountry, isCountry } from '../../content/countries.ts';
import { keepChoice, mirror, readCookie, readStored } from './stored-choice.ts';

/** Stores the chosen country and loads the page again, where the server shows its details. */
export class CountrySwitch extends HTMLElement {
  connectedCallback(): void {
    this.#follow();
    this.addEventListener('submit', (event) => {
      const button = event.submitter;
      if (!(button instanceof HTMLButtonElement)) return;
      event.preventDefault();
      keepChoice('country', button.value);
      location.reload();
    });
  }

  /** A country that only local storage remembers (its cookie was cleared) is told to the server again. */
  #follow(): void {
    const stored = readStored(() => localStorage, 'country');
    const wanted = isCountry(stored) ? stored : defaultCountry;
    if (stored === null || (readCookie('country') ?? defaultCountry) === wanted) return;
    mirror('country', wanted);
    if (readCookie('country') === wanted) location.reload();
  }
}
