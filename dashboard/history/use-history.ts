import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Collection } from '../../content/model/collection.ts';
import { isLanguage, type Language } from '../../language/languages.ts';
import { call, isObject, type Read } from '../call.ts';

/** A change, as the history lists it. */
export interface Revision {
  readonly id: number;
  /** When it was made, ISO 8601. */
  readonly at: string;
  readonly actor: string;
  readonly action: string;
  /** The base name of the record's collection. */
  readonly base: string;
  readonly recordId: number | null;
  readonly parentId: number | null;
  /** What the record is called, as the wire carries it. */
  readonly title: unknown;
  /** The wire names of the fields that an update changed. */
  readonly changed: readonly string[];
  /** What it did to the publishing of the record, where that is what it was about. */
  readonly publishing: { readonly action: string; readonly languages: readonly Language[] } | null;
  readonly undoneAt: string | null;
  readonly undoneBy: string | null;
}

/** One field before and after a change. */
export interface FieldChange {
  readonly wire: string;
  readonly before: unknown;
  readonly after: unknown;
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function toPublishing(value: unknown): Revision['publishing'] {
  if (!isObject(value) || typeof value['action'] !== 'string') return null;
  const named = value['languages'];
  return { action: value['action'], languages: Array.isArray(named) ? named.filter(isLanguage) : [] };
}

function toRevision(value: unknown): Revision | null {
  if (!isObject(value)) return null;
  const { id, at, actor, action, collection, entry_id: recordId, category_id: parentId, changed } = value;
  if (typeof id !== 'number' || typeof at !== 'string' || typeof action !== 'string') return null;
  return {
    id,
    at,
    actor: textOrNull(actor) ?? '',
    action,
    base: textOrNull(collection) ?? '',
    recordId: typeof recordId === 'number' ? recordId : null,
    parentId: typeof parentId === 'number' ? parentId : null,
    title: value['title'],
    changed: Array.isArray(changed) ? changed.filter((name) => typeof name === 'string') : [],
    publishing: toPublishing(value['publishing']),
    undoneAt: textOrNull(value['undone_at']),
    undoneBy: textOrNull(value['undone_by']),
  };
}

const revisionsAnswer: Read<readonly Revision[]> = (answer) =>
  Array.isArray(answer) ? answer.flatMap((each) => toRevision(each) ?? []) : null;

const changesAnswer: Read<readonly FieldChange[]> = (answer) => {
  const changes = isObject(answer) ? answer['changes'] : undefined;
  if (!Array.isArray(changes)) return null;
  return changes.flatMap((change: unknown) =>
    isObject(change) && typeof change['field'] === 'string'
      ? [{ wire: change['field'], before: change['before'], after: change['after'] }]
      : [],
  );
};

/** So many changes are read at a time. */
const pageSize = 25;

/** Whose history is asked for; `null` for that of the whole site. */
export type HistoryOf = { readonly collection: Collection; readonly id: number } | null;

/** The changes of a record or of the whole site, newest first, page by page. */
export const useHistory = (of: HistoryOf) =>
  useInfiniteQuery({
    queryKey: ['history', of?.collection.base, of?.id],
    initialPageParam: 0,
    queryFn: ({ pageParam: before, signal }) => {
      const about = of === null ? '' : `&collection=${of.collection.base}&id=${of.id}`;
      const from = before === 0 ? '' : `&before=${before}`;
      return call(`/revisions?limit=${pageSize}${about}${from}`, revisionsAnswer, { signal });
    },
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id),
  });

/** What exactly a change changed. */
export const useChanges = (revision: number) =>
  useQuery({
    queryKey: ['changes', revision],
    queryFn: ({ signal }) => call(`/revisions/${revision}`, changesAnswer, { signal }),
  });
