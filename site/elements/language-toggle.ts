import { keepChoice } from './stored-choice.ts';

/** Stores the other language and loads the page again; on a page pinned to a language, its twin. */
export class LanguageToggle extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
      keepChoice('lang', this.getAttribute('to') ?? 'ar');
      if (this.hasAttribute('pinned')) return;
      event.preventDefault();
      location.reload();
    });
  }
}
