import { type EditTarget, readEditTarget } from '../../../content/edit-target.ts';

/** An edit target: a text, a picture or a group of records. */
export interface Target {
  readonly place: EditTarget | null;
  /** The slug of the collection that the group shows; `null` outside groups. */
  readonly group: string | null;
}

export const targetSelector = '[data-place], [data-group]';

export const targetOf = (element: HTMLElement): Target => ({
  place: readEditTarget(element.dataset['place']),
  group: element.closest<HTMLElement>('[data-group]')?.dataset['group'] ?? null,
});

/** True for a text or picture of a record in the group. */
export const isInGroup = ({ place, group }: Target): boolean => place !== null && place.base === group;

/** The edit target at a point of the page, even if other elements cover it. */
export function targetElementAt(page: Document, x: number, y: number): HTMLElement | null {
  let around: HTMLElement | null = null;
  for (const element of page.elementsFromPoint(x, y)) {
    const place = element.closest<HTMLElement>('[data-place]');
    if (place !== null) return place;
    // Targets below a window or the page header are not reachable.
    if (element.closest('header, dialog, [popover]') !== null) return null;
    around ??= element.closest<HTMLElement>('[data-group]');
  }
  return around;
}
