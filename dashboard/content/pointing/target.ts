import { type EditTarget, readEditTarget } from '../../../content/edit-target.ts';

/** What is pointed at: a text or a picture, or a group of records. */
export interface Target {
  readonly place: EditTarget | null;
  /** The base of the collection whose records stand there; `null` outside all groups. */
  readonly group: string | null;
}

export const targetSelector = '[data-place], [data-group]';

export const targetOf = (element: HTMLElement): Target => ({
  place: readEditTarget(element.dataset['place']),
  group: element.closest<HTMLElement>('[data-group]')?.dataset['group'] ?? null,
});

/** True for a text or picture of one of the records that a group shows. */
export const isInGroup = ({ place, group }: Target): boolean => place !== null && place.base === group;

/** The element at a point of the page that is a place, however much lies upon it. */
export function targetElementAt(page: Document, x: number, y: number): HTMLElement | null {
  let around: HTMLElement | null = null;
  for (const element of page.elementsFromPoint(x, y)) {
    const place = element.closest<HTMLElement>('[data-place]');
    if (place !== null) return place;
    // What is below a window, or the head of the page, is not meant.
    if (element.closest('header, dialog, [popover]') !== null) return null;
    around ??= element.closest<HTMLElement>('[data-group]');
  }
  return around;
}
