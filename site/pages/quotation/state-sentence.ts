import { formatQuotationDate } from '../../../content/derive/format-quotation.ts';
import type { Site } from '../../render/site-context.ts';
import type { QuotationData } from './load.ts';

/** Describes the state of a quotation in a sentence. */
export function stateSentence({ offer: quotation }: QuotationData, { t, language }: Site): string {
  const { state, snapshot, endedOn, acceptedBy } = quotation;
  const day = (written: string) => (written === '' ? '' : formatQuotationDate(written, language));
  const sentences = {
    accepted: () => t('offerStateAccepted', { name: acceptedBy, day: day(endedOn) }),
    declined: () => t('offerStateDeclined', { day: day(endedOn) }),
    withdrawn: () => t('offerStateWithdrawn', { day: day(endedOn) }),
    replaced: () => t('offerStateReplaced', { day: day(endedOn) }),
    expired: () => t('offerStateExpired', { day: day(snapshot.validUntil) }),
    sent: () => t('offerStateOpen', { day: day(snapshot.validUntil) }),
    opened: () => t('offerStateOpen', { day: day(snapshot.validUntil) }),
  };
  return sentences[state]();
}
