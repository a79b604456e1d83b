import type { WholeOffer } from '../../../calls/offers.ts';
import type { Database } from '../../database/connect.ts';
import type { OfferRow } from '../../database/tables.ts';
import { contentOf, serializeOffer, sheetOf } from '../rows/offer-row.ts';

/** So many changes and versions are told of an offer. */
const mostTold = 500;

export const findOffer = ({ read }: Pick<Database, 'read'>, id: number): Promise<OfferRow | undefined> =>
  read.selectFrom('offer').selectAll().where('id', '=', id).executeTakeFirst();

/** An offer with everything that stands on its own screen. */
export async function readWholeOffer(
  { read }: Pick<Database, 'read'>,
  row: OfferRow,
  now: number,
): Promise<WholeOffer> {
  const enquiry = read.selectFrom('enquiry').select('reference').where('id', '=', row.enquiry_id);
  const events = read
    .selectFrom('offer_event')
    .select(['id', 'kind', 'version', 'who', 'note', 'at'])
    .where('offer_id', '=', row.id)
    .orderBy('id', 'desc')
    .limit(mostTold);
  const versions = read
    .selectFrom('offer_version')
    .select(['version', 'sheet', 'sent_at', 'sent_by'])
    .where('offer_id', '=', row.id)
    .orderBy('version', 'desc')
    .limit(mostTold);
  return {
    ...serializeOffer(row, now),
    content: contentOf(row),
    enquiry_reference: row.enquiry_id === null ? null : ((await enquiry.executeTakeFirst())?.reference ?? null),
    answer: row.answer,
    answered_name: row.answered_name,
    answer_reason: row.answer_reason,
    erased_at: row.erased_at,
    events: (await events.execute()).toReversed(),
    versions: (await versions.execute()).map(({ version, sheet, sent_at, sent_by }) => {
      const { sums, validUntil } = sheetOf({ sheet });
      return { version, sent_at, sent_by, valid_until: validUntil, total: sums.total };
    }),
  };
}
