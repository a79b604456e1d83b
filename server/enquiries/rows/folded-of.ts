import { fold } from '../../../language/fold.ts';
import type { EnquiryRow } from '../../database/tables.ts';
import { showEmail } from '../../../fields/email/show-email.ts';

type Searched = Pick<EnquiryRow, 'sender' | 'subject' | 'message' | 'notes' | 'email' | 'phone' | 'reference'> &
  Partial<Pick<EnquiryRow, 'phone_typed'>>;

/** The folded search text of an enquiry. */
export const foldedOf = ({
  sender,
  subject,
  message,
  notes,
  email,
  phone,
  phone_typed: typed,
  reference,
}: Searched): string =>
  fold(
    [sender, subject, message, notes, email ?? '', showEmail(email ?? ''), phone ?? '', typed ?? '', reference].join(
      '\n',
    ),
  );
