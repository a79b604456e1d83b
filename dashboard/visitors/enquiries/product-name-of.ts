import type { WholeEnquiry } from '../../../calls/enquiries.ts';
import type { LateMessages } from '../../../language/late-messages.ts';
import { textOf } from '../../app/records/wire-record.ts';

/** What the product is called that a message is about; its number where nobody knows its name any more. */
export const productNameOf = ({ id, title }: NonNullable<WholeEnquiry['about']>, t: LateMessages): string =>
  textOf(title) || t('enquiryProductNumber', { id });
