import { readStored, store } from './stored-choice.ts';

const key = 'tagConsent';

/** Loads the scripts named in `sources` (a JSON list) once the visitor has agreed, and not otherwise; the answer can be taken back. */
export class TagConsent extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-answer]') : null;
      if (button !== null) this.#answer(button.dataset['answer'] === 'yes' ? 'yes' : 'no');
    });
    const answer = readStored(() => localStorage, key);
    if (answer === 'yes') this.#load();
    this.#show(answer);
  }

  #answer(answer: 'yes' | 'no'): void {
    const before = readStored(() => localStorage, key);
    store(() => localStorage, key, answer);
    // What has run cannot be undone; a fresh page runs without it.
    if (answer === 'no' && before === 'yes') return location.reload();
    if (answer === 'yes') this.#load();
    this.#show(answer);
  }

  #show(answer: string | null): void {
    const isShown = { ask: answer !== 'yes' && answer !== 'no', withdraw: answer === 'yes' };
    for (const [name, shown] of Object.entries(isShown)) {
      const part = this.querySelector<HTMLElement>(`[data-${name}]`);
      if (part !== null) part.hidden = !shown;
    }
  }

  #load(): void {
    const sources: unknown = JSON.parse(this.getAttribute('sources') ?? '[]');
    if (!Array.isArray(sources)) return;
    for (const source of sources) {
      const script = document.createElement('script');
      script.src = String(source);
      script.async = true;
      document.head.append(script);
    }
  }
}
