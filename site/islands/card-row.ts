/** 1 in left-to-right text and -1 in right-to-left text, where `scrollLeft` is negative. */
const forwards = (row: HTMLElement): number => (getComputedStyle(row).direction === 'rtl' ? -1 : 1);

/** The scroll position from the start of the row, in pixels. */
export const positionOf = (row: HTMLElement): number => row.scrollLeft * forwards(row);

export function moveTo(row: HTMLElement, position: number): void {
  row.scrollLeft = position * forwards(row);
}

/** The largest scroll position, in pixels. */
export const endOf = (row: HTMLElement): number => row.scrollWidth - row.clientWidth;

/** The distance from one card to the next in pixels, including the gap. */
export function pitchOf(row: HTMLElement): number {
  const card = row.firstElementChild?.getBoundingClientRect().width ?? 0;
  return card + Number.parseFloat(getComputedStyle(row).columnGap || '0');
}

/**
 * Moves a card of a looping row from one end to the other if the next step would not fit. The visible cards stay where
 * they are.
 */
export function makeRoom(row: HTMLElement, step: number): void {
  const [position, pitch] = [positionOf(row), pitchOf(row)];
  const needsRoom = step > 0 ? endOf(row) - position < pitch : position < pitch;
  const card = step > 0 ? row.firstElementChild : row.lastElementChild;
  if (!needsRoom || card === null || card.contains(document.activeElement)) return;
  if (step > 0) row.append(card);
  else row.prepend(card);
  moveTo(row, position - Math.sign(step) * pitch);
}
