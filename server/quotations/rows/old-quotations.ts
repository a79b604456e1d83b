import type { DeleteResult, Transaction } from 'kysely';
import { countries, factsOf } from '../../../content/countries.ts';
import { monthsBefore } from '../../../content/months-before.ts';
import type { Tables } from '../../database/tables.ts';

/**
 * Deletions of old quotations, each limited to a number of rows. Accepted ones are deleted after the legal retention
 * period, all others like enquiries of the same age.
 * @param limit the timestamp before which enquiries are deleted
 */
export const oldQuotations = (
  limit: string,
  now: Date,
  part: number,
): readonly ((tx: Transaction<Tables>) => Promise<DeleteResult>)[] => [
  (tx) => {
    const found = tx.selectFrom('offer').select('id').where('updated_at', '<', limit).limit(part);
    const past = found.where((eb) => eb.or([eb('answer', 'is', null), eb('answer', '<>', 'accepted')]));
    return tx.deleteFrom('offer').where('id', 'in', past).executeTakeFirst();
  },
  ...countries.map((country) => (tx: Transaction<Tables>) => {
    const end = monthsBefore(now, factsOf(country).legalYears * 12).toISOString();
    const found = tx.selectFrom('offer').select('id').where('country', '=', country).where('answer', '=', 'accepted');
    const past = found.where('answered_at', '<', end).limit(part);
    return tx.deleteFrom('offer').where('id', 'in', past).executeTakeFirst();
  }),
];
