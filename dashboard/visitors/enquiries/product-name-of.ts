import type { WholeEnquiry } from '../../../calls/enquiries.ts';
import type { LateMessages } from '../../../language/late-messages.ts';
import { textOf } from '../../app/records/api-record.ts';

/** The name of an enquiry's product; its id if the name is no longer known. */
export const productNameOf = ({ id, title }: NonNullable<WholeEnquiry['about']>, t: LateMessages): string =>
  textOf(title) || t('enquiryProductNumber', { id });
