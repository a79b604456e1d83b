import type { EnquiryRow } from '../../database/tables.ts';
import { readPhone } from '../../phones/read-phone.ts';

export interface EnquiryPhone {
  /** As people read it; as it was typed where it cannot be right. `null` where there is none. */
  readonly shown: string | null;
  /** True for one that cannot be right, on which the visitor insisted. */
  readonly isToCheck: boolean;
}

/** The phone number of a message. What is right is asked anew each time, for numbering plans grow. */
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
