import type { Language } from '../../language/languages.ts';

/** Brings the first place of a form that lacks words in a language onto the screen and into focus. */
export function showGap(form: HTMLElement, language: Language): void {
  const texts = form.querySelector<HTMLElement>(`[data-missing][lang=${language}]`);
  const gap = texts ?? form.querySelector<HTMLElement>(`[id$=-file-${language}]:not(.file-preview ~ * *)`);
  if (gap === null) return;
  for (let up = gap.closest('details'); up !== null; up = up.parentElement?.closest('details') ?? null) up.open = true;
  gap.scrollIntoView({ block: 'center' });
  gap.focus({ preventScroll: true });
}
