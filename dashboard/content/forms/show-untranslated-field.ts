import type { Language } from '../../../language/languages.ts';

const textIn = (form: HTMLElement, language: Language): HTMLElement | null =>
  form.querySelector<HTMLElement>(`[data-missing][lang=${language}]`);
const fileIn = (form: HTMLElement, language: Language): HTMLElement | null =>
  form.querySelector<HTMLElement>(`[id$=-file-${language}]:not(.file-preview ~ * *)`);

function show(field: HTMLElement): void {
  for (let up = field.closest('details'); up !== null; up = up.parentElement?.closest('details') ?? null)
    up.open = true;
  field.scrollIntoView({ block: 'center' });
  field.focus({ preventScroll: true });
}

/**
 * Scrolls to the first untranslated field of a form and focuses it. Waits for lazily loaded parts of the form.
 * @returns the function that stops waiting
 */
export function showUntranslatedField(form: HTMLElement, language: Language): () => void {
  const watch = new MutationObserver(look);
  function look(): void {
    const text = textIn(form, language);
    const isWaiting = text === null && form.querySelector('.late') !== null;
    if (isWaiting) return watch.observe(form, { childList: true, subtree: true });
    watch.disconnect();
    const field = text ?? fileIn(form, language);
    if (field !== null) show(field);
    return undefined;
  }
  look();
  return () => watch.disconnect();
}
