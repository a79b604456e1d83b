import type { Collection } from '../../../content/model/collection.ts';
import type { EditTarget } from '../../../content/edit-target.ts';
import { idOf } from '../../../fields/field-frame.tsx';
import { formPaths, stepsTo } from '../pointing/field-at.ts';

const focusable = 'input, select, textarea, button, [contenteditable=true], [tabindex]';

function show(field: HTMLElement): void {
  for (let up = field.closest('details'); up !== null; up = up.parentElement?.closest('details') ?? null)
    up.open = true;
  field.scrollIntoView({ block: 'center' });
  const target = field.matches(focusable) ? field : field.querySelector<HTMLElement>(focusable);
  target?.focus({ preventScroll: true });
}

/**
 * Brings the first field of a form onto the screen and into focus that stands under one of some paths, waiting for the
 * parts of the form that are still fetched.
 * @param scope what tells the form's fields from those of others; empty where it stands alone
 * @returns what ends the waiting
 */
export function showField(form: HTMLElement, scope: string, paths: readonly string[]): () => void {
  const watch = new MutationObserver(look);
  const find = (path: string) =>
    form.querySelector<HTMLElement>(`[id="${idOf(scope === '' ? path : `${scope}.${path}`)}"]`);
  function look(): void {
    const [narrowest = '', ...others] = paths;
    const field = find(narrowest);
    if (field === null && form.querySelector('.late') !== null) {
      watch.observe(form, { childList: true, subtree: true });
      return;
    }
    watch.disconnect();
    const found = field ?? others.map(find).find((one) => one !== null);
    if (found != null) show(found);
  }
  look();
  return () => watch.disconnect();
}

interface EditTargetInForm {
  readonly collection: Collection;
  readonly values: unknown;
  readonly place: EditTarget;
}

/** As `showField`, for a place of a page. */
export function showEditTarget(
  form: HTMLElement,
  scope: string,
  { collection, values, place }: EditTargetInForm,
): () => void {
  const steps = stepsTo(collection, place.path);
  return steps === null ? () => undefined : showField(form, scope, formPaths(values, steps, place.language));
}
