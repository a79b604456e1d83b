import { paperDay } from '../../../content/derive/offer-paper.ts';
import type { Site } from '../../render/site-context.ts';
import type { OfferData } from './load.ts';

/** Where the offer stands, in a sentence. */
export function stateSentence({ offer }: OfferData, { say, language }: Site): string {
  const { state, sheet, endedOn, acceptedBy } = offer;
  const day = (written: string) => (written === '' ? '' : paperDay(written, language));
  const sentences = {
    accepted: () => say('offerStateAccepted', { name: acceptedBy, day: day(endedOn) }),
    declined: () => say('offerStateDeclined', { day: day(endedOn) }),
    withdrawn: () => say('offerStateWithdrawn', { day: day(endedOn) }),
    replaced: () => say('offerStateReplaced', { day: day(endedOn) }),
    expired: () => say('offerStateExpired', { day: day(sheet.validUntil) }),
    sent: () => say('offerStateOpen', { day: day(sheet.validUntil) }),
    opened: () => say('offerStateOpen', { day: day(sheet.validUntil) }),
  };
  return sentences[state]();
}
