import type { EnquiryRow } from '../../database/tables.ts';
import type { Receiving } from '../receiving/receiving.ts';
import type { EnquiryChange } from './manage-enquiries.ts';

/** The actions of administrators on enquiries. */
export interface Managing extends Pick<Receiving, 'sources' | 'sendTest'> {
  /** Restores a deleted enquiry. Returns false if there is none. */
  restore(id: number): Promise<boolean>;
  /** Returns `null` if the enquiry does not exist. */
  change(id: number, change: EnquiryChange): Promise<EnquiryRow | null>;
}
