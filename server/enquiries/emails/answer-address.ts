import type { OutboxRow } from '../../database/tables.ts';
import { toTag } from '../../mailbox/email-head.ts';
import type { MailboxAddress } from '../../mailbox-address.ts';
import { emailKey } from '../../../fields/email/to-email.ts';

/** Providers that support plus addressing for every address; it cannot be switched off there. */
const withTags: ReadonlySet<string> = new Set(['imap.gmail.com', 'imap.fastmail.com', 'imap.mail.me.com']);

/** Maximum length before the `@` (RFC 5321, 4.5.3.1.1). */
const longestLocalPart = 64;

/**
 * The Reply-To address of an email: the company's address, with the id of the email as a plus tag if the mailbox
 * supports that. It identifies replies whose mail program sends no `In-Reply-To`, or one with an id that a relay
 * changed.
 * @param company address without a display name
 */
export function answerAddress(
  mailbox: MailboxAddress | null,
  company: string,
  { message_id: number }: Pick<OutboxRow, 'message_id'>,
): string {
  if (mailbox === null) return company;
  const isItsOwn = emailKey(mailbox.user) === emailKey(company);
  if (!(mailbox.takesTags ?? (isItsOwn && withTags.has(mailbox.host.toLowerCase())))) return company;
  const at = company.lastIndexOf('@');
  const local = `${company.slice(0, at)}+${toTag(number)}`;
  return local.length > longestLocalPart ? company : `${local}${company.slice(at)}`;
}
