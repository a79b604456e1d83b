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
 * Scrolls to the first field with one of the given paths and focuses it. Waits for lazily loaded parts of the form.
 * @param scope the prefix of the form's field ids; empty for the only form of a page
 * @returns the function that stops waiting
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
  readonly editTarget: EditTarget;
}

/** Like `showField`, for an edit target of a page. */
export function showEditTarget(
  form: HTMLElement,
  scope: string,
  { collection, values, editTarget }: EditTargetInForm,
): () => void {
  const steps = stepsTo(collection, editTarget.path);
  return steps === null ? () => undefined : showField(form, scope, formPaths(values, steps, editTarget.language));
}
