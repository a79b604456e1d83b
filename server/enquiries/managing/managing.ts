import type { EnquiryRow } from '../../database/tables.ts';
import type { Receiving } from '../receiving/receiving.ts';
import type { EnquiryChange } from './manage-enquiries.ts';

/** What the administrator does with messages. */
export interface Managing extends Pick<Receiving, 'sources' | 'sendTest'> {
  /** Brings a deleted message back; false where there is none. */
  restore(id: number): Promise<boolean>;
  /** `null` where there is no such message. */
  change(id: number, change: EnquiryChange): Promise<EnquiryRow | null>;
}
