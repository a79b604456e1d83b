import type { EnquiryRow } from '../../database/tables.ts';
import { readPhone } from '../../phones/read-phone.ts';

export interface EnquiryPhone {
  /** Formatted for reading, or as typed if the number is not valid. `null` if there is none. */
  readonly shown: string | null;
  /** True for a number that is not valid but that the visitor confirmed. */
  readonly isToCheck: boolean;
}

/** The phone number of an enquiry. Its validity is computed each time, because numbering plans change. */
export function phoneOf({
  phone,
  phone_typed: typed,
  country,
}: Pick<EnquiryRow, 'phone' | 'phone_typed' | 'country'>): EnquiryPhone {
  const read = phone === null ? null : readPhone(phone, country);
  return read?.isLikely === true
    ? { shown: read.shown, isToCheck: false }
    : { shown: typed ?? phone, isToCheck: (typed ?? phone) !== null };
}
