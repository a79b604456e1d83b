import type { OfferRemark, ShownOffer } from '../../../content/model/shown-offer.ts';
import { todayIn } from '../../../content/meeting-time.ts';
import { isClosed, type LinkState, offerStateOf } from '../../../content/offers/state.ts';
import type { Media } from '../../../fields/field.ts';
import type { Database } from '../../database/connect.ts';
import type { OfferRow } from '../../database/tables.ts';
import { undoMilliseconds } from '../../enquiries/rows/undo-time.ts';
import { CallError } from '../../http/call-error.ts';
import type { MediaStore } from '../../media/media-store.ts';
import { sheetOf } from '../rows/offer-row.ts';
import type { SentOffer } from './offer-address.ts';

interface Sources {
  readonly database: Pick<Database, 'read'>;
  readonly media: Pick<MediaStore, 'findByNames'>;
  readonly now: () => number;
}

/** As many as a page can hold. */
const mostRemarks = 100;

const closings = { replaced: 'offerReplacedAnswer', withdrawn: 'offerWithdrawnAnswer' } as const;

/** Refuses whatever is done by the link of a version that is over. @throws CallError 409 */
export function assertNotClosed(sent: SentOffer, now: number): void {
  const state = shownState(sent, now);
  if (isClosed(state)) throw new CallError(409, closings[state]);
}

/** Where the version stands that was opened. */
export function shownState({ offer, version }: SentOffer, now: number): LinkState {
  if (offer.version !== version.version) return offer.withdrawn_at === null ? 'replaced' : 'withdrawn';
  const state = offerStateOf(offer, new Date(now));
  return state === 'draft' ? 'replaced' : state;
}

/**
 * What was asked on the page of a quotation and what the company answered to that, oldest first; nothing of an enquiry that
 * was deleted. What customers write by e-mail is read by the company alone: anybody can write any address as theirs.
 */
async function remarksOf({ database: { read }, now }: Sources, offer: OfferRow): Promise<readonly OfferRemark[]> {
  const rows = await read
    .selectFrom('enquiry_reply')
    .innerJoin('enquiry', 'enquiry.id', 'enquiry_reply.enquiry_id')
    .select(['enquiry_reply.direction', 'enquiry_reply.text', 'enquiry_reply.created_at'])
    .where('enquiry_reply.offer_id', '=', offer.id)
    // A former customer's e-mail joins that customer's enquiry, and so does the answer to it.
    .where('enquiry_reply.enquiry_id', '=', offer.enquiry_id)
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

/** An offer as its page shows it. @param token by which it was opened */
export async function toShownOffer(sources: Sources, sent: SentOffer, token: string): Promise<ShownOffer> {
  const { offer, version } = sent;
  const now = sources.now();
  const sheet = sheetOf(version);
  const { country, items } = sheet.content;
  const state = shownState(sent, now);
  const ended = offer.withdrawn_at ?? (state === 'replaced' ? offer.sent_at : offer.answered_at);
  const isOver = isClosed(state);
  const [pictures, remarks] = await Promise.all([
    picturesOf(sources, isOver ? [] : items.flatMap(({ picture }) => (picture === null ? [] : [picture]))),
    isOver ? [] : remarksOf(sources, offer),
  ]);
  return {
    sheet,
    token,
    state,
    acceptedBy: offer.answer === 'accepted' ? (offer.answered_name ?? '') : '',
    endedOn: ended === null ? '' : todayIn(country, new Date(ended)),
    today: todayIn(country, new Date(now)),
    pictures,
    remarks,
  };
}
