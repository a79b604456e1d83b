import { askPage } from './ask-page.ts';
import './pitch-lens.ts';

/** Milliseconds without a change after which the plan is asked for. */
const rest = 250;

/** Leaves the lens as it stands where nothing of it has changed: drawing it takes longer than all the rest. */
function keepLens(shown: Element, result: Element): void {
  const [lens, other] = [shown.querySelector('pitch-lens'), result.querySelector('pitch-lens')];
  if (lens === null || other === null || lens.textContent !== other.textContent) return;
  if (['first', 'second', 'metres'].every((name) => lens.getAttribute(name) === other.getAttribute(name)))
    other.replaceWith(lens);
}

const isChanged = (control: Element): boolean =>
  control instanceof HTMLInputElement &&
  (control.type === 'radio' || control.type === 'checkbox'
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue);

/** Shows what follows from the plan while it is written: the same page is asked for, and its result put in place. */
class WallPlanner extends HTMLElement {
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #asked = new AbortController();

  connectedCallback(): void {
    this.addEventListener('input', ({ target }) => {
      // Safari empties fields without completion to their default when it brings the page back from its cache.
      if (target instanceof HTMLInputElement) target.defaultValue = target.value;
      if (target instanceof Element && target.closest('form') === this.#form) this.#askSoon();
    });
    this.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#ask();
    });
    this.querySelector('[data-unanswered] button')?.addEventListener('click', () => void this.#ask());
    // What was written before this script came, or what the browser put back, has been heard by nobody.
    if ([...(this.#form?.elements ?? [])].some(isChanged)) this.#askSoon();
    // What draws into photos is large, and few ask for it; some before this script came.
    const photo = this.querySelector<HTMLDetailsElement>('.plan-photo');
    const fetchPhoto = () => void import('./wall-photo/wall-photo.ts');
    if (photo?.open === true) fetchPhoto();
    else photo?.addEventListener('toggle', fetchPhoto, { once: true });
  }

  disconnectedCallback(): void {
    clearTimeout(this.#waiting);
    this.#asked.abort();
  }

  get #form(): HTMLFormElement | null {
    return this.querySelector('form');
  }

  #askSoon(): void {
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => void this.#ask(), rest);
  }

  /** The address of the page with what is written; what is empty is left out. */
  #address(form: HTMLFormElement): URL {
    const address = new URL(form.action);
    for (const [name, value] of new FormData(form))
      if (typeof value === 'string' && value.trim() !== '') address.searchParams.append(name, value);
    return address;
  }

  async #ask(): Promise<void> {
    clearTimeout(this.#waiting);
    const form = this.#form;
    if (form === null) return;
    this.#asked.abort();
    this.#asked = new AbortController();
    const address = this.#address(form);
    this.toggleAttribute('busy', true);
    try {
      const html = await askPage(address, this.#asked.signal);
      this.querySelector('[data-unanswered]')?.toggleAttribute('hidden', html !== null);
      if (html !== null) {
        if (!this.#show(new DOMParser().parseFromString(html, 'text/html')))
          throw new Error('The answer holds no plan');
        history.replaceState(history.state, '', address);
      }
      this.removeAttribute('busy');
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      // The form does it without scripts: whatever went wrong, the browser says so.
      location.assign(address);
    }
  }

  /** Puts the result in place, and what is wrong with a field beside it; what is being written stays. */
  #show(page: Document): boolean {
    const result = page.querySelector('.plan-result, .plan-invitation');
    const shown = this.querySelector('.plan-result, .plan-invitation');
    if (result === null || shown === null) return false;
    const light = this.querySelector<HTMLInputElement>('[name=light]:checked')?.value;
    keepLens(shown, document.adoptNode(result));
    shown.replaceWith(result);
    const said = this.querySelector('[data-said]');
    if (said !== null)
      said.textContent = [...this.querySelectorAll('[data-display] .wall-drawing')]
        .map((drawing) => drawing.ariaLabel)
        .join(', ');
    const same = this.querySelector<HTMLInputElement>(`[name=light][value="${light ?? 'noon'}"]`);
    if (same !== null) same.checked = true;
    this.dispatchEvent(new Event('plan-shown'));
    for (const field of this.querySelectorAll<HTMLElement>('.plan-form [id]')) {
      const drawn = page.getElementById(field.id);
      if (field.matches('.form-error')) field.textContent = drawn?.textContent ?? '';
      else if (drawn?.getAttribute('aria-invalid') === 'true') field.setAttribute('aria-invalid', 'true');
      else field.removeAttribute('aria-invalid');
    }
    // They name the unit that was chosen.
    for (const [index, label] of [...this.querySelectorAll('.plan-form .form-label')].entries()) {
      const drawn = page.querySelectorAll('.plan-form .form-label')[index];
      if (drawn !== undefined) label.replaceChildren(...[...drawn.childNodes].map((node) => document.adoptNode(node)));
    }
    return true;
  }
}

if (customElements.get('wall-planner') === undefined) customElements.define('wall-planner', WallPlanner);
