import type { Notice } from '../actions/notify.ts';

export interface ShownNotice extends Notice {
  readonly id: number;
  /** Shown while a window was open, so it belongs to that window. */
  readonly isOfWindow: boolean;
  /** Its undo was started. It stays, because the undo may ask a question or be refused. */
  readonly isHeld: boolean;
}

/** The number of notices shown at once, apart from those that stay. */
const mostPassing = 3;

const stays = ({ isRefusal = false, isHeld }: ShownNotice): boolean => isRefusal || isHeld;

/**
 * Appends a notice and removes the oldest ones above the limit. Refusals are not removed: the user closes them. A
 * repeated refusal replaces the earlier one.
 */
export function addNotice(shown: readonly ShownNotice[], notice: ShownNotice): readonly ShownNotice[] {
  const others = shown.filter(
    ({ isRefusal, text, about }) =>
      !(isRefusal === true && notice.isRefusal === true && text === notice.text && about === notice.about),
  );
  const all = [...others, notice];
  const passing = all.filter((each) => !stays(each)).slice(-mostPassing);
  return all.filter((each) => stays(each) || passing.includes(each));
}
