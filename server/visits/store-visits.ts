import type { Language } from '../../language/languages.ts';
import type { Database } from '../database/connect.ts';

/** The number of visits of a page on a date, in a language and with a chosen country. */
export interface CountedVisit {
  /** `2026-03-01`, in the company's own country. */
  readonly day: string;
  readonly page: string;
  readonly record: number;
  readonly language: Language;
  /** The chosen country; empty if none. */
  readonly country: string;
  visits: number;
}

/** Maximum number of rows in one statement. */
export const mostStored = 500;
const retentionDays = 400;
const dayMilliseconds = 86_400_000;

const keyOf = ({ day, page, record, language, country }: CountedVisit): string =>
  [day, page, record, language, country].join(' ');

const byKey = (one: CountedVisit, other: CountedVisit): number => {
  const [key, otherKey] = [keyOf(one), keyOf(other)];
  return key < otherKey ? -1 : key > otherKey ? 1 : 0;
};

/**
 * Adds at most `mostStored` counts to the stored ones, all or none. Every process locks rows in the same order, so that
 * processes wait for each other instead of deadlocking.
 */
export const storeVisits = (database: Pick<Database, 'transaction'>, counted: readonly CountedVisit[]): Promise<void> =>
  database.transaction(async (tx) => {
    const rows = counted.toSorted(byKey).map(({ record, ...visit }) => ({ ...visit, record_id: record }));
    await tx
      .insertInto('visit')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['day', 'page', 'record_id', 'language', 'country']).doUpdateSet((expression) => ({
          visits: expression('visit.visits', '+', expression.ref('excluded.visits')),
        })),
      )
      .execute();
  });

/** Deletes counts older than thirteen months, so that the table does not grow without limit. */
export const dropOldVisits = (
  database: Pick<Database, 'transaction'>,
  dayAt: (time: number) => string,
  now: number,
): Promise<void> =>
  database.transaction(async (tx) => {
    const limit = dayAt(now - retentionDays * dayMilliseconds);
    await tx.deleteFrom('visit').where('day', '<', limit).execute();
  });
