/** How rows are read in one direction: what makes a row stand behind another, that or the same, and the order. */
interface ReadingOrder {
  readonly behind: '<' | '>';
  readonly from: '<=' | '>=';
  readonly order: 'asc' | 'desc';
}

/** Upwards: the oldest first; downwards: the newest first. */
export const readingOrder = (isUpwards: boolean): ReadingOrder =>
  isUpwards ? { behind: '>', from: '>=', order: 'asc' } : { behind: '<', from: '<=', order: 'desc' };
