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
 * What Enter does in a combobox: takes a suggestion (its index), opens the list, or leaves the key to the form around,
 * which only a text that is a value of its own may do. So half a name never sends a form.
 */
export function enterOutcome({ active, count, isOpen, isStale, isValue }: EnterState): number | 'open' | 'leave' {
  if (isOpen && active >= 0) return active;
  if (isValue) return 'leave';
  return isOpen && !isStale && count === 1 ? 0 : 'open';
}
