import { type EditTarget, readEditTarget } from '../../../content/edit-target.ts';

/** An edit target: a text, a picture or a group of records. */
export interface Target {
  readonly editTarget: EditTarget | null;
  /** The slug of the collection that the group shows; `null` outside groups. */
  readonly group: string | null;
}

export const targetSelector = '[data-place], [data-group]';

export const targetOf = (element: HTMLElement): Target => ({
  editTarget: readEditTarget(element.dataset['place']),
  group: element.closest<HTMLElement>('[data-group]')?.dataset['group'] ?? null,
});

/** True for a text or picture of a record in the group. */
export const isInGroup = ({ editTarget, group }: Target): boolean => editTarget !== null && editTarget.base === group;

/** The edit target at a point of the page, even if other elements cover it. */
export function targetElementAt(page: Document, x: number, y: number): HTMLElement | null {
  let around: HTMLElement | null = null;
  for (const element of page.elementsFromPoint(x, y)) {
    const field = element.closest<HTMLElement>('[data-place]');
    if (field !== null) return field;
    // Targets below a window or the page header are not reachable.
    if (element.closest('header, dialog, [popover]') !== null) return null;
    around ??= element.closest<HTMLElement>('[data-group]');
  }
  return around;
}
