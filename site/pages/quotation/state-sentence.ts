import { formatQuotationDate } from '../../../content/derive/format-quotation.ts';
import type { Site } from '../../render/site-context.ts';
import type { QuotationData } from './load.ts';

/** Where the offer stands, in a sentence. */
export function stateSentence({ offer: quotation }: QuotationData, { say, language }: Site): string {
  const { state, snapshot, endedOn, acceptedBy } = quotation;
  const day = (written: string) => (written === '' ? '' : formatQuotationDate(written, language));
  const sentences = {
    accepted: () => say('offerStateAccepted', { name: acceptedBy, day: day(endedOn) }),
    declined: () => say('offerStateDeclined', { day: day(endedOn) }),
    withdrawn: () => say('offerStateWithdrawn', { day: day(endedOn) }),
    replaced: () => say('offerStateReplaced', { day: day(endedOn) }),
    expired: () => say('offerStateExpired', { day: day(snapshot.validUntil) }),
    sent: () => say('offerStateOpen', { day: day(snapshot.validUntil) }),
    opened: () => say('offerStateOpen', { day: day(snapshot.validUntil) }),
  };
  return sentences[state]();
}
