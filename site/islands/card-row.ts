/** 1 where reading goes to the right, -1 where it goes to the left: `scrollLeft` counts down there. */
const forwards = (row: HTMLElement): number => (getComputedStyle(row).direction === 'rtl' ? -1 : 1);

/** How far a row has been moved from its start, in pixels. */
export const positionOf = (row: HTMLElement): number => row.scrollLeft * forwards(row);

export function moveTo(row: HTMLElement, position: number): void {
  row.scrollLeft = position * forwards(row);
}

/** The farthest that a row can be moved, in pixels. */
export const endOf = (row: HTMLElement): number => row.scrollWidth - row.clientWidth;

/** From one card to the next in pixels, gap included. */
export function pitchOf(row: HTMLElement): number {
  const card = row.firstElementChild?.getBoundingClientRect().width ?? 0;
  return card + Number.parseFloat(getComputedStyle(row).columnGap || '0');
}

/** Puts a card of an endless row from one end to the other where a step would not fit, and keeps what is seen where it is. */
export function makeRoom(row: HTMLElement, step: number): void {
  const [position, pitch] = [positionOf(row), pitchOf(row)];
  const needsRoom = step > 0 ? endOf(row) - position < pitch : position < pitch;
  const card = step > 0 ? row.firstElementChild : row.lastElementChild;
  if (!needsRoom || card === null || card.contains(document.activeElement)) return;
  if (step > 0) row.append(card);
  else row.prepend(card);
  moveTo(row, position - Math.sign(step) * pitch);
}
