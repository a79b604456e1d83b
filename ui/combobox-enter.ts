interface EnterState {
  /** The suggestion that the arrow keys reached, or that is ready by itself; -1 for none. */
  readonly active: number;
  readonly count: number;
  readonly isOpen: boolean;
  /** The suggestions belong to an earlier text. */
  readonly isStale: boolean;
  /** The text is a value as it is typed. */
  readonly isValue: boolean;
}

/**
 * What Enter does in a combobox: takes a suggestion (its index), opens the list, waits for the suggestions of what was
 * typed, or leaves the key to the form around, which only a text that is a value of its own may do. So half a name never
 * sends a form.
 */
export function enterOutcome(state: EnterState): number | 'open' | 'wait' | 'leave' {
  const { active, count, isOpen, isStale, isValue } = state;
  if (isOpen && active >= 0) return active;
  if (isValue) return 'leave';
  if (isOpen && isStale) return 'wait';
  return isOpen && count === 1 ? 0 : 'open';
}
