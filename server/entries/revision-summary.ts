import type { RevisionRow } from '../database/tables.ts';
import { entryStates } from './entry-history.ts';
import type { RevisionSummary } from './entry-store.ts';
import { findRecorded } from './recorded.ts';

// What a change of order holds: the ids of the records, in their order.
function parseOrder(json: string | null): readonly number[] {
  const order: readonly number[] = JSON.parse(json ?? '[]');
  return order;
}

/** A change as it is kept, told before and after. */
export function toSummary(row: RevisionRow): RevisionSummary {
  const { statesOf = entryStates, holdingOf } = findRecorded(row.collection) ?? {};
  const isOrder = row.action === 'reorder';
  return {
    id: row.id,
    at: row.at,
    actor: row.actor,
    action: row.action,
    collection: row.collection,
    entryId: row.entry_id,
    parentId: row.parent_id,
    ...(isOrder ? { before: null, after: null } : statesOf(row)),
    isHeld: holdingOf?.(row) ?? null,
    order: isOrder ? { before: parseOrder(row.before), after: parseOrder(row.after) } : null,
    undoneAt: row.undone_at,
    undoneBy: row.undone_by,
  };
}
