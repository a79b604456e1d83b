import type { QuotationRemark, ShownQuotation } from '../../../content/model/shown-quotation.ts';
import { todayIn } from '../../../content/meeting-time.ts';
import { isClosed, type LinkState, quotationStateOf } from '../../../content/quotations/state.ts';
import type { Media } from '../../../fields/field.ts';
import type { Database } from '../../database/connect.ts';
import type { QuotationRow } from '../../database/tables.ts';
import { undoMilliseconds } from '../../enquiries/rows/undo-time.ts';
import { CallError } from '../../http/call-error.ts';
import type { MediaStore } from '../../media/media-store.ts';
import { snapshotOf } from '../rows/quotation-row.ts';
import type { SentQuotation } from './quotation-address.ts';

interface Sources {
  readonly database: Pick<Database, 'read'>;
  readonly media: Pick<MediaStore, 'findByNames'>;
  readonly now: () => number;
}

/** Maximum number of remarks on a page. */
const mostRemarks = 100;

const closings = { replaced: 'offerReplacedAnswer', withdrawn: 'offerWithdrawnAnswer' } as const;

/** Refuses actions on a closed version. @throws CallError 409 */
export function assertNotClosed(sent: SentQuotation, now: number): void {
  const state = shownState(sent, now);
  if (isClosed(state)) throw new CallError(409, closings[state]);
}

/** The state of the opened version. */
export function shownState({ quotation, version }: SentQuotation, now: number): LinkState {
  if (quotation.version !== version.version) return quotation.withdrawn_at === null ? 'replaced' : 'withdrawn';
  const state = quotationStateOf(quotation, new Date(now));
  return state === 'draft' ? 'replaced' : state;
}

/**
 * The questions from the page of a quotation and the company's answers, oldest first; none if the enquiry was deleted.
 * Emails of customers are not shown, because their sender can be forged.
 */
async function remarksOf(
  { database: { read }, now }: Sources,
  quotation: QuotationRow,
): Promise<readonly QuotationRemark[]> {
  const rows = await read
    .selectFrom('enquiry_reply')
    .innerJoin('enquiry', 'enquiry.id', 'enquiry_reply.enquiry_id')
    .select(['enquiry_reply.direction', 'enquiry_reply.text', 'enquiry_reply.created_at'])
    .where('enquiry_reply.offer_id', '=', quotation.id)
    // An email of a former customer joins that customer's enquiry, and so does the answer to it.
    .where('enquiry_reply.enquiry_id', '=', quotation.enquiry_id)
    .where('enquiry_reply.letter_id', 'is', null)
    .where('enquiry.removed_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('enquiry_reply.direction', '=', 'received'),
        eb('enquiry_reply.created_at', '<=', new Date(now() - undoMilliseconds).toISOString()),
      ]),
    )
    .orderBy('enquiry_reply.id', 'desc')
    .limit(mostRemarks)
    .execute();
  return rows
    .map(({ direction, text, created_at: at }) => ({
      from: direction === 'received' ? ('customer' as const) : ('company' as const),
      text,
      at,
    }))
    .toSorted((one, other) => one.at.localeCompare(other.at));
}

async function picturesOf({ media }: Sources, names: readonly string[]): Promise<ReadonlyMap<string, Media>> {
  const found = await media.findByNames(names);
  return new Map([...found].filter(([, { kind }]) => kind === 'image'));
}

/** A quotation as its page shows it. @param token the token that opened it */
export async function toShownQuotation(sources: Sources, sent: SentQuotation, token: string): Promise<ShownQuotation> {
  const { quotation, version } = sent;
  const now = sources.now();
  const snapshot = snapshotOf(version);
  const { country, items } = snapshot.content;
  const state = shownState(sent, now);
  const ended = quotation.withdrawn_at ?? (state === 'replaced' ? quotation.sent_at : quotation.answered_at);
  const isOver = isClosed(state);
  const [pictures, remarks] = await Promise.all([
    picturesOf(sources, isOver ? [] : items.flatMap(({ picture }) => (picture === null ? [] : [picture]))),
    isOver ? [] : remarksOf(sources, quotation),
  ]);
  return {
    snapshot,
    token,
    state,
    acceptedBy: quotation.answer === 'accepted' ? (quotation.answered_name ?? '') : '',
    endedOn: ended === null ? '' : todayIn(country, new Date(ended)),
    today: todayIn(country, new Date(now)),
    pictures,
    remarks,
  };
}
