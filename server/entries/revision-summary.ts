import type { Edition } from '../../content/publishing/edition.ts';
import { holdingOf, isMessageBase, messageFields } from '../community/message-history.ts';
import type { RevisionRow } from '../database/tables.ts';
import { isRedirectBase, redirectFields } from '../redirects/redirect-history.ts';
import type { RecordState, RevisionSummary } from './entry-store.ts';
import { parseSnapshot, parseSubtree, type Snapshot } from './snapshot.ts';

const editionAt = ({ fields, draft, ...row }: Snapshot): Edition => ({
  live: fields,
  waiting: draft,
  states: {
    en: { status: row.status_en, at: row.publish_at_en },
    ar: { status: row.status_ar, at: row.publish_at_ar },
  },
});

const toState = (snapshot: Snapshot | undefined): RecordState | null =>
  snapshot === undefined
    ? null
    : { fields: snapshot.draft ?? snapshot.fields, parentId: snapshot.parent_id, edition: editionAt(snapshot) };

/** What a revision tells about its record, before and after the change. */
function statesOf(row: RevisionRow): Pick<RevisionSummary, 'before' | 'after'> {
  if (row.action === 'reorder') return { before: null, after: null };
  if (isMessageBase(row.collection)) {
    const fields = messageFields(row);
    const message = fields === null ? null : { fields, parentId: row.parent_id };
    // Holding a message back and showing it changes none of its words.
    return {
      before: row.action === 'create' ? null : message,
      after: row.action === 'delete' ? null : message,
    };
  }
  if (isRedirectBase(row.collection)) {
    const redirect = { fields: redirectFields(row), parentId: null };
    return row.action === 'delete' ? { before: redirect, after: null } : { before: null, after: redirect };
  }
  if (row.action === 'delete') return { before: toState(parseSubtree(row.before).records[0]), after: null };
  return {
    before: row.action === 'update' ? toState(parseSnapshot(row.before)) : null,
    after: toState(parseSnapshot(row.after)),
  };
}

// What a change of order holds: the ids of the records, in their order.
function parseOrder(json: string | null): readonly number[] {
  const order: readonly number[] = JSON.parse(json ?? '[]');
  return order;
}

export const toSummary = (row: RevisionRow): RevisionSummary => ({
  id: row.id,
  at: row.at,
  actor: row.actor,
  action: row.action,
  collection: row.collection,
  entryId: row.entry_id,
  parentId: row.parent_id,
  ...statesOf(row),
  isHeld: holdingOf(row),
  order: row.action === 'reorder' ? { before: parseOrder(row.before), after: parseOrder(row.after) } : null,
  undoneAt: row.undone_at,
  undoneBy: row.undone_by,
});
