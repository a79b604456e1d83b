import { readSuggestionWords, type SuggestionWords } from '../suggestion-words.ts';
import { drawAll, drawSuggestion, readSuggestions } from './suggestion.ts';

const pauseMilliseconds = 160;
const shortestQuery = 2;

/**
 * A search field that suggests while one types (the combobox of the ARIA practices: arrows choose, Enter opens,
 * Escape closes the list). Without scripts its form searches as it is; so it does when no suggestion is chosen.
 */
export class SearchBox extends HTMLElement {
  #options: readonly HTMLAnchorElement[] = [];
  #active = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking: AbortController | undefined;
  #asked = '';
  readonly #list = document.createElement('div');
  readonly #leave = new AbortController();

  connectedCallback(): void {
    const input = this.querySelector('input');
    const form = this.querySelector('form');
    if (input === null || form === null) return;
    const words = readSuggestionWords(this.getAttribute('words') ?? '');
    this.#prepare(input, words);
    form.append(this.#list);

    input.addEventListener('input', () => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.#suggest(input, words), pauseMilliseconds);
    });
    input.addEventListener('keydown', (event) => this.#press(event, input));
    input.addEventListener('focus', () =>
      this.#toggle(input, this.#options.length > 0 && input.value.trim() === this.#asked),
    );
    // A press on a suggestion takes the focus only after it was heard.
    this.addEventListener('focusout', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node) || !this.contains(relatedTarget)) this.#toggle(input, false);
    });
    this.#list.addEventListener('pointerdown', (event) => event.preventDefault());
    form.addEventListener('submit', () => this.#toggle(input, false));
    addEventListener('pagehide', () => this.#toggle(input, false), { signal: this.#leave.signal });
    this.closest<HTMLElement>('[popover]')?.addEventListener('toggle', (event) => {
      if (event.newState === 'open') input.focus();
    });
  }

  disconnectedCallback(): void {
    clearTimeout(this.#timer);
    this.#asking?.abort();
    this.#leave.abort();
  }

  #prepare(input: HTMLInputElement, words: SuggestionWords): void {
    this.#list.id = `${input.id}-suggestions`;
    this.#list.className = 'suggestions';
    this.#list.role = 'listbox';
    this.#list.ariaLabel = words.list;
    this.#list.hidden = true;
    input.role = 'combobox';
    input.ariaAutoComplete = 'list';
    input.ariaExpanded = 'false';
    input.setAttribute('aria-controls', this.#list.id);
  }

  async #suggest(input: HTMLInputElement, words: SuggestionWords): Promise<void> {
    this.#asking?.abort();
    const query = input.value.trim();
    if (query.length < shortestQuery) {
      this.#show(input, [], '');
      return;
    }
    const asking = new AbortController();
    this.#asking = asking;
    try {
      const response = await fetch(`${this.getAttribute('source')}&q=${encodeURIComponent(query)}`, {
        signal: asking.signal,
      });
      if (!response.ok) throw new Error(`The search answered ${response.status}`);
      const found = readSuggestions(await response.json());
      const prefix = this.getAttribute('prefix') ?? '';
      const options = found.map((suggestion) => drawSuggestion(suggestion, words, prefix));
      if (options.length > 0) options.push(drawAll(`${input.form?.action}?q=${encodeURIComponent(query)}`, words));
      this.#asked = query;
      this.#show(input, options, words.counts[found.length] ?? '');
    } catch {
      if (!asking.signal.aborted) this.#show(input, [], words.failure);
    }
  }

  #show(input: HTMLInputElement, options: readonly HTMLAnchorElement[], announced: string): void {
    this.#options = options;
    for (const [index, option] of options.entries()) option.id = `${this.#list.id}-${index}`;
    this.#list.replaceChildren(...options);
    this.#toggle(input, options.length > 0 && this.contains(document.activeElement));
    const status = this.querySelector('[role="status"]');
    if (status !== null) status.textContent = announced;
  }

  #toggle(input: HTMLInputElement, isOpen: boolean): void {
    this.#list.hidden = !isOpen;
    input.ariaExpanded = String(isOpen);
    this.#choose(input, -1);
  }

  #choose(input: HTMLInputElement, index: number): void {
    this.#active = index;
    for (const [at, option] of this.#options.entries()) option.ariaSelected = String(at === index);
    const option = this.#options[index];
    if (option === undefined) input.removeAttribute('aria-activedescendant');
    else {
      input.setAttribute('aria-activedescendant', option.id);
      option.scrollIntoView({ block: 'nearest' });
    }
  }

  #press(event: KeyboardEvent, input: HTMLInputElement): void {
    if (event.isComposing || this.#options.length === 0) return;
    const isOpen = !this.#list.hidden;
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) this.#toggle(input, true);
      // From the field itself (-1) the list is entered at its first or last suggestion, and left to the field again.
      const places = this.#options.length + 1;
      const step = key === 'ArrowDown' ? 1 : -1;
      this.#choose(input, ((this.#active + 1 + step + places) % places) - 1);
    } else if (key === 'Escape' && isOpen) {
      event.preventDefault();
      this.#toggle(input, false);
    } else if (key === 'Enter' && isOpen && this.#active >= 0) {
      event.preventDefault();
      this.#options[this.#active]?.click();
    }
  }
}
