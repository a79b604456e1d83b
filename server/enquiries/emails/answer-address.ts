import type { OutboxRow } from '../../database/tables.ts';
import { toTag } from '../../mailbox/email-head.ts';
import type { MailboxAddress } from '../../mailbox-address.ts';
import { emailKey } from '../../../fields/email/to-email.ts';

/** Providers where every address takes a tag behind a plus sign, which cannot be switched off. */
const withTags: ReadonlySet<string> = new Set(['imap.gmail.com', 'imap.fastmail.com', 'imap.mail.me.com']);

/** In front of the `@` (RFC 5321, 4.5.3.1.1). */
const longestLocalPart = 64;

/**
 * Where answers to an email go: the company's address, with the number of the email in it where the mailbox takes that.
 * So an answer is known whose program names no email that it answers, or names one that a relay gave another id.
 * @param company without a name
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
