import { askPage } from './ask-page.ts';

/** Milliseconds without a change after which a list is asked for: nobody waits, and no digit asks by itself. */
const rest = 250;

/** Whether a control says something else than the page was drawn with. */
function isChanged(control: Element): boolean {
  if (control instanceof HTMLInputElement)
    return control.checked !== control.defaultChecked || control.value !== control.defaultValue;
  if (!(control instanceof HTMLSelectElement)) return false;
  const drawn = [...control.options].find((option) => option.defaultSelected) ?? control.options[0];
  return control.selectedOptions[0] !== drawn;
}

/**
 * Shows the list that fits the filters as soon as one is changed: the same page is asked for, and its list put in place.
 * The filters stay as they are written; what each choice would leave is counted anew.
 */
class LiveFilters extends HTMLElement {
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #asked = new AbortController();
  /** Rules of lists that came later. */
  #rules: CSSStyleSheet | undefined;

  connectedCallback(): void {
    const form = this.querySelector<HTMLFormElement>('form.filters');
    if (form === null) return;
    form.addEventListener('input', () => {
      clearTimeout(this.#waiting);
      this.#waiting = setTimeout(() => void this.#ask(form), rest);
    });
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#ask(form);
      this.#leave(form);
    });
    this.querySelector('[data-unanswered] button')?.addEventListener('click', () => void this.#ask(form));
    // On a slow line somebody has chosen before this script came.
    if ([...form.elements].some(isChanged)) void this.#ask(form);
  }

  disconnectedCallback(): void {
    clearTimeout(this.#waiting);
    this.#asked.abort();
  }

  /** On a phone the filters stand above the list: whoever has chosen is led down to it. */
  #leave(form: HTMLFormElement): void {
    form.closest('details')?.removeAttribute('open');
    const count = this.querySelector<HTMLElement>('[data-count]');
    count?.focus({ preventScroll: true });
    count?.scrollIntoView({ block: 'center' });
  }

  /** The address of the list under what is chosen; products chosen for comparison go along. */
  #address(form: HTMLFormElement): URL {
    const address = new URL(form.action);
    for (const [name, value] of new FormData(form))
      if (name !== 'compare' && typeof value === 'string' && value.trim() !== '')
        address.searchParams.set(name, value.trim());
    const ids = [...this.querySelectorAll<HTMLInputElement>('input[name="ids"]')]
      .filter(({ type, checked }) => type === 'hidden' || checked)
      .map(({ value }) => value);
    if (ids.length > 0) address.searchParams.set('compare', ids.join(','));
    return address;
  }

  #tell(isUnanswered: boolean): void {
    this.querySelector('[data-unanswered]')?.toggleAttribute('hidden', !isUnanswered);
  }

  async #ask(form: HTMLFormElement): Promise<void> {
    clearTimeout(this.#waiting);
    this.#asked.abort();
    this.#asked = new AbortController();
    const address = this.#address(form);
    try {
      const html = await askPage(address, this.#asked.signal);
      this.#tell(html === null);
      if (html === null) return;
      // The policy lets no style of another page in, not even into a document that nobody sees.
      const [style = '', rules = ''] = /<style>([^]*?)<\/style>/.exec(html) ?? [];
      this.#show(new DOMParser().parseFromString(html.replace(style, ''), 'text/html'));
      this.#adopt(rules);
      history.replaceState(history.state, '', address);
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      // The form does it without scripts: whatever went wrong, the browser says so.
      location.assign(address);
    }
  }

  /** Takes the rules that the pictures of a list need beyond those of this page. */
  #adopt(rules: string): void {
    const wordsOf = (sheet: CSSStyleSheet) => [...sheet.cssRules].map(({ cssText }) => cssText);
    const own = document.querySelector('style')?.sheet;
    const known = new Set(own ? wordsOf(own) : []);
    const theirs = new CSSStyleSheet();
    theirs.replaceSync(rules);
    theirs.replaceSync(
      wordsOf(theirs)
        .filter((words) => !known.has(words))
        .join(''),
    );
    // Others have sheets of their own here.
    const others = document.adoptedStyleSheets.filter((sheet) => sheet !== this.#rules);
    document.adoptedStyleSheets = [...others, theirs];
    this.#rules = theirs;
  }

  #show(page: Document): void {
    for (const name of ['data-used', 'data-list']) {
      const [shown, drawn] = [this.querySelector(`[${name}]`), page.querySelector(`[${name}]`)];
      if (shown === null || drawn === null) throw new Error('The answer holds no list');
      shown.replaceWith(document.adoptNode(drawn));
    }
    // The page in the other language shows the same list.
    const twin = page.querySelector('language-toggle a')?.getAttribute('href');
    if (twin != null)
      for (const link of document.querySelectorAll('language-toggle a')) link.setAttribute('href', twin);
    // Texts alone change here, so that the count is heard and the chosen filter keeps the focus.
    for (const name of ['[data-count]', '.filter-count']) {
      const drawn = [...page.querySelectorAll(name)];
      for (const [index, place] of [...this.querySelectorAll(name)].entries())
        place.textContent = drawn[index]?.textContent ?? '';
    }
  }
}

if (customElements.get('live-filters') === undefined) customElements.define('live-filters', LiveFilters);
