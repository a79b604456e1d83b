interface EnterState {
  /** The index of the highlighted suggestion; -1 for none. */
  readonly active: number;
  readonly count: number;
  readonly isOpen: boolean;
  /** The suggestions are for an earlier text. */
  readonly isStale: boolean;
  /** The typed text itself is a valid value. */
  readonly isValue: boolean;
}

/**
 * What Enter does in a combobox: takes a suggestion (its index), opens the list, waits for the suggestions of the typed
 * text, or submits the form (`leave`). Only a text that is a valid value submits the form, so an incomplete name never
 * does.
 */
export function enterOutcome(state: EnterState): number | 'open' | 'wait' | 'leave' {
  const { active, count, isOpen, isStale, isValue } = state;
  if (isOpen && active >= 0) return active;
  if (isValue) return 'leave';
  if (isOpen && isStale) return 'wait';
  return isOpen && count === 1 ? 0 : 'open';
}
