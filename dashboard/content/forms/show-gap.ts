import type { Language } from '../../../language/languages.ts';

const textIn = (form: HTMLElement, language: Language): HTMLElement | null =>
  form.querySelector<HTMLElement>(`[data-missing][lang=${language}]`);
const fileIn = (form: HTMLElement, language: Language): HTMLElement | null =>
  form.querySelector<HTMLElement>(`[id$=-file-${language}]:not(.file-preview ~ * *)`);

function show(gap: HTMLElement): void {
  for (let up = gap.closest('details'); up !== null; up = up.parentElement?.closest('details') ?? null) up.open = true;
  gap.scrollIntoView({ block: 'center' });
  gap.focus({ preventScroll: true });
}

/**
 * Brings the first place of a form that lacks words in a language onto the screen and into focus, waiting for the parts
 * of the form that are still fetched. @returns what ends the waiting
 */
export function showGap(form: HTMLElement, language: Language): () => void {
  const watch = new MutationObserver(look);
  function look(): void {
    const text = textIn(form, language);
    const isWaiting = text === null && form.querySelector('.late') !== null;
    if (isWaiting) return watch.observe(form, { childList: true, subtree: true });
    watch.disconnect();
    const gap = text ?? fileIn(form, language);
    if (gap !== null) show(gap);
    return undefined;
  }
  look();
  return () => watch.disconnect();
}
