import type { Moment } from './cells.ts';

/** How the last run of what is done by the clock went, and who runs it now. */
export interface JobRunTable {
  name: string;
  started_at: Moment | null;
  ended_at: Moment | null;
  /** How long it took. */
  milliseconds: number | null;
  /** When it last failed; the moment at which the last run ended where that was the one. */
  failed_at: Moment | null;
  failure: 'records' | 'mailbox' | 'noRoom' | 'database' | 'drill' | 'other' | null;
  /** One line about the failure that may be shown. */
  detail: string | null;
  lease_id: string | null;
  lease_until: Moment | null;
}
