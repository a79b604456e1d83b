import type { Notice } from '../actions/notify.ts';

export interface ShownNotice extends Notice {
  readonly id: number;
  /** Told while a window was open, so about what was done in it. */
  readonly isOfWindow: boolean;
  /** Its undo was started: what that asks, or why it was refused, is not pushed out either. */
  readonly isHeld: boolean;
}

/** So many notices are shown beside those that stay. */
const mostPassing = 3;

const stays = ({ isRefusal = false, isHeld }: ShownNotice): boolean => isRefusal || isHeld;

/**
 * The notices with a newer one behind them. The oldest leave for it, but no refusal: that is closed by the person who
 * read it. The same refusal once more takes the place of the one before.
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
