import type { OfferRemark, ShownOffer } from '../../../content/model/shown-offer.ts';
import { todayIn } from '../../../content/meeting-time.ts';
import { offerStateOf } from '../../../content/offers/state.ts';
import type { Media } from '../../../fields/field.ts';
import type { Database } from '../../database/connect.ts';
import type { OfferRow } from '../../database/tables.ts';
import type { MediaStore } from '../../media/media-store.ts';
import { sheetOf } from '../rows/offer-row.ts';
import type { SentOffer } from './offer-address.ts';

interface Sources {
  readonly database: Pick<Database, 'read'>;
  readonly media: Pick<MediaStore, 'findByNames'>;
  readonly now: () => number;
}

/** So long the company can take an answer back; before that nobody reads it. */
const undoMilliseconds = 10_000;
/** As many as a page can hold. */
const mostRemarks = 100;

/** Where the version stands that was opened. */
export function shownState({ offer, version }: SentOffer, now: number): ShownOffer['state'] {
  if (offer.version !== version.version) return offer.withdrawn_at === null ? 'replaced' : 'withdrawn';
  const state = offerStateOf(offer, new Date(now));
  return state === 'draft' ? 'replaced' : state;
}

/** What was asked on the page of an offer, and what the company answered since. */
async function remarksOf({ database: { read }, now }: Sources, offer: OfferRow): Promise<readonly OfferRemark[]> {
  const asked = await read
    .selectFrom('offer_event')
    .select(['note', 'at'])
    .where('offer_id', '=', offer.id)
    .where('kind', '=', 'asked')
    .orderBy('id', 'desc')
    .limit(mostRemarks)
    .execute();
  const first = asked.at(-1);
  if (first === undefined) return [];
  const answered =
    offer.enquiry_id === null
      ? []
      : await read
          .selectFrom('enquiry_reply')
          .select(['text', 'created_at'])
          .where('enquiry_id', '=', offer.enquiry_id)
          .where('direction', '=', 'sent')
          .where('created_at', '>=', first.at)
          .where('created_at', '<=', new Date(now() - undoMilliseconds).toISOString())
          .orderBy('id', 'desc')
          .limit(mostRemarks)
          .execute();
  return [
    ...asked.map(({ note, at }) => ({ from: 'customer' as const, text: note, at })),
    ...answered.map(({ text, created_at }) => ({ from: 'company' as const, text, at: created_at })),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
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
  const ended = offer.withdrawn_at ?? offer.answered_at;
  const [pictures, remarks] = await Promise.all([
    picturesOf(
      sources,
      items.flatMap(({ picture }) => (picture === null ? [] : [picture])),
    ),
    remarksOf(sources, offer),
  ]);
  return {
    sheet,
    token,
    state: shownState(sent, now),
    acceptedBy: offer.answer === 'accepted' ? (offer.answered_name ?? '') : '',
    endedOn: ended === null ? '' : todayIn(country, new Date(ended)),
    today: todayIn(country, new Date(now)),
    pictures,
    remarks,
  };
}
