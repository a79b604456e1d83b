/** Distance to the edges of the window and between the places that are tried, in CSS pixels. */
export const gap = 16;
/** Distance in CSS pixels between the points that are tested below the link. */
const step = 6;

const controls =
  'a[href],button,input,select,textarea,summary,label,[tabindex]:not([tabindex="-1"]),video[controls],iframe';

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** A place at the start or end edge of the window, `up` CSS pixels above its bottom. */
export interface FreePlace {
  readonly isAtStart: boolean;
  readonly up: number;
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** The topmost element below another one at a point of the window. */
export const below = (element: Element, x: number, y: number): Element | undefined =>
  document.elementsFromPoint(x, y).find((each) => each !== element);

/**
 * True if there is a control below the link in that box. Hit testing also finds controls whose own box is smaller, such
 * as a card that is one link.
 */
function isCovering(link: Element, { left, right, top, bottom }: Box): boolean {
  for (let x = left + 1; x < right; x += step)
    for (let y = top + 1; y < bottom; y += step) if (below(link, x, y)?.closest(controls)) return true;
  return false;
}

/** Finds a place where the link covers no control: as low as possible, and at the start edge rather than at the end. */
export function findFreePlace(link: Element): FreePlace | null {
  const { width, height } = link.getBoundingClientRect();
  const taken = [...document.querySelectorAll(controls)]
    .filter((control) => control !== link && control.checkVisibility({ visibilityProperty: true }))
    .map((control) => control.getBoundingClientRect());
  const isRtl = document.documentElement.dir === 'rtl';
  for (let up = gap; up + height + gap < innerHeight; up += gap) {
    for (const isAtStart of [true, false]) {
      const left = isAtStart === isRtl ? innerWidth - gap - width : gap;
      const box = { left, right: left + width, top: innerHeight - up - height, bottom: innerHeight - up };
      if (taken.some((each) => overlap(box, each))) continue;
      if (!isCovering(link, box)) return { isAtStart, up };
    }
  }
  return null;
}
