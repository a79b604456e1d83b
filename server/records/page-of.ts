import type { RecordOrder } from '../../calls/records.ts';
import type { StoredEntry } from '../changes/stored-entry.ts';
import { InvalidError } from '../refusals/invalid-error.ts';

/** Which part of a list is asked for. */
export interface PageRequest {
  readonly limit: number;
  /** The id of the record behind which the part begins. */
  readonly after?: number | undefined;
  readonly sort: RecordOrder;
}

/** A part of a list. */
export interface PageOf {
  readonly entries: readonly StoredEntry[];
  /** How many there are in all. */
  readonly total: number;
  /** The id behind which the next part begins; `null` at the end. */
  readonly next: number | null;
}

const keys: Readonly<Record<string, (entry: StoredEntry) => string | number>> = {
  position: ({ position }) => position,
  id: ({ id }) => id,
  created_at: ({ createdAt }) => createdAt,
  updated_at: ({ updatedAt }) => updatedAt,
};

/** Records in an order; those that are equal by it stand by their ids, so that no part repeats or leaves out one. */
function inOrder(entries: readonly StoredEntry[], sort: RecordOrder): readonly StoredEntry[] {
  const isDown = sort.startsWith('-');
  const key = keys[sort.replace('-', '')] ?? (({ id }) => id);
  const compare = (one: StoredEntry, other: StoredEntry): number => {
    const [first, second] = [key(one), key(other)];
    return first === second ? one.id - other.id : first < second ? -1 : 1;
  };
  return entries.toSorted((one, other) => (isDown ? compare(other, one) : compare(one, other)));
}

/** The part of a list that is asked for. @throws InvalidError where `after` names no record of it */
export function pageOf(entries: readonly StoredEntry[], { limit, after, sort }: PageRequest): PageOf {
  const ordered = inOrder(entries, sort);
  const start = after === undefined ? 0 : ordered.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && start === 0) throw new InvalidError([{ path: 'after', code: 'unknownRecord' }]);
  const shown = ordered.slice(start, start + limit);
  const isLast = start + shown.length >= ordered.length;
  return { entries: shown, total: ordered.length, next: isLast ? null : (shown.at(-1)?.id ?? null) };
}
