const wrong = '[aria-invalid=true], .field-issue, .conflict';
const focusable = 'input, select, textarea, button, [tabindex]';

/** Scrolls to the first error or choice of a form, opens the sections that hide it and focuses it. */
export function showFirst(form: HTMLElement): void {
  const found = form.querySelector<HTMLElement>(wrong);
  if (found === null) return;
  for (let up = found.closest('details'); up !== null; up = up.parentElement?.closest('details') ?? null)
    up.open = true;
  const place = found.matches('.field-issue') ? (found.closest('.field') ?? found) : found;
  const target = place.matches(focusable) ? place : place.querySelector(focusable);
  place.scrollIntoView({ block: 'center' });
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
