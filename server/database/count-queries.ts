import type { LogEvent } from 'kysely';

/** Called after a statement succeeded or failed. */
export type NoteQuery = (event: LogEvent) => void;

/** The number of statements since the start, the number of failures, and the total duration. */
export interface QueryCounts {
  queries: number;
  failed: number;
  milliseconds: number;
}

export function countQueries(): { readonly counts: Readonly<QueryCounts>; readonly note: NoteQuery } {
  const counts: QueryCounts = { queries: 0, failed: 0, milliseconds: 0 };
  return {
    counts,
    note({ level, queryDurationMillis }) {
      counts.queries += 1;
      if (level === 'error') counts.failed += 1;
      counts.milliseconds += queryDurationMillis;
    },
  };
}
