/** A direction of reading: the SQL operators for "after" and "at or after", and the order. */
interface ReadingOrder {
  readonly behind: '<' | '>';
  readonly from: '<=' | '>=';
  readonly order: 'asc' | 'desc';
}

/** Ascending: oldest first; descending: newest first. */
export const readingOrder = (isUpwards: boolean): ReadingOrder =>
  isUpwards ? { behind: '>', from: '>=', order: 'asc' } : { behind: '<', from: '<=', order: 'desc' };
