import type { LogEvent } from 'kysely';

/** Is told of a statement that was answered or failed. */
export type NoteQuery = (event: LogEvent) => void;

/** How many statements there were since the start, how many failed, and how long all of them took. */
export interface QueryCounts {
  asked: number;
  failed: number;
  milliseconds: number;
}

/** Counts statements. */
export function countQueries(): { readonly counts: Readonly<QueryCounts>; readonly note: NoteQuery } {
  const counts: QueryCounts = { asked: 0, failed: 0, milliseconds: 0 };
  return {
    counts,
    note({ level, queryDurationMillis }) {
      counts.asked += 1;
      if (level === 'error') counts.failed += 1;
      counts.milliseconds += queryDurationMillis;
    },
  };
}
