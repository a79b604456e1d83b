const wrong = '[aria-invalid=true], .field-issue, .conflict';
const focusable = 'input, select, textarea, button, [tabindex]';

/** Brings the first place of a form that needs attention onto the screen and into focus, opening what hides it. */
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
