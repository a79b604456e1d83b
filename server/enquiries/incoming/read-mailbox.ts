import { createHash } from 'node:crypto';
import { mostFileBytes } from '../../../calls/replies.ts';
import type { EmailHead } from '../../mailbox/email-head.ts';
import type { MailboxAddress } from '../../mailbox-address.ts';
import { type Mailbox, openMailbox } from '../../mailbox/open-mailbox.ts';
import type { Email } from '../../mailbox/parse-email.ts';
import { readEmail } from '../../mailbox/read-email.ts';
import type { MediaStore } from '../../media/media-store.ts';
import type { EnquirySources } from '../messages/enquiry-sources.ts';
import { type Answered, findAnswered, findNumbered, findReported, isOwnEmail } from './find-answered.ts';
import { isOfCompany } from './is-of-company.ts';
import { keepFiles } from './keep-files.ts';
import { keyOf, notePlace, noteUnread, readPlace, readUnread } from './reading-place.ts';
import { takeEmail } from './take-email.ts';

export interface MailboxSources extends Pick<EnquirySources, 'database' | 'log' | 'now'> {
  readonly address: MailboxAddress;
  /** The company's own addresses, in lower case: what is sent in their name is no customer's answer. */
  readonly ownAddresses: ReadonlySet<string>;
  readonly media: Pick<MediaStore, 'check'>;
}

/** Days to go back in a mailbox that was never read or has new numbers. */
const firstDays = 30;

/** Files grow by a third on their way, and words come along; of what is larger the beginning is read, for its words. */
const mostBytes = Math.ceil(mostFileBytes * 1.4) + 1024 * 1024;
const beginningBytes = 1024 * 1024;

/** An email of which nothing can be read here. */
const unread: Email = {
  subject: '',
  author: '',
  sender: '',
  text: '',
  quoted: '',
  isAutomatic: false,
  isForwarded: false,
  report: null,
  isCut: true,
  files: [],
};

interface ReadWhole {
  readonly letter: Email;
  /** By which it is known where it has no name of its own. */
  readonly hash: string;
}

async function readWhole(mailbox: Mailbox, { uid, bytes }: EmailHead): Promise<ReadWhole | null> {
  const isTooLarge = bytes > mostBytes;
  const source = await mailbox.read(uid, isTooLarge ? beginningBytes : mostBytes);
  if (source === null) return null;
  const hash = createHash('sha256').update(source).digest('hex');
  const incoming = (await readEmail(source)) ?? unread;
  // The last file that was begun would be cut off.
  return { letter: isTooLarge ? { ...incoming, files: [], isCut: true } : incoming, hash };
}

/** An email that belongs here: what it is about, and what it says. */
interface Taking extends ReadWhole {
  readonly answered: Answered;
  readonly isFromCompany: boolean;
}

/**
 * What an email is about, and its contents; null where that is nothing of this site. What only the recipient of an email
 * of the site knows comes first, then what a mail server reports, then a number in the subject together with the sender.
 * An email is read whole only where it may be about something.
 */
async function findConcerned(
  { database, ownAddresses }: Pick<MailboxSources, 'database' | 'ownAddresses'>,
  mailbox: Mailbox,
  head: EmailHead,
): Promise<Taking | null> {
  if (await isOwnEmail(database, head)) return null;
  const named = await findAnswered(database, head);
  const numbered = named === null ? await findNumbered(database, head.subject) : [];
  if (named === null && numbered.length === 0 && !head.isReport) return null;
  const whole = await readWhole(mailbox, head);
  if (whole === null) return null;
  const { sender, report } = whole.letter;
  const isFromCompany = isOfCompany(ownAddresses, sender);
  const answered =
    report === null
      ? (named ?? numbered.find(({ email }) => isFromCompany || (email !== '' && email === sender)) ?? null)
      : await findReported(database, head, report);
  return answered === null ? null : { ...whole, answered, isFromCompany };
}

/**
 * Takes what customers answered out of a mailbox, and what mail servers report of emails that did not arrive. Emails are
 * marked as read there where all of them is kept here; all others stay as they are. Nothing is ever sent because of one.
 * @throws where the mailbox cannot be read: what was taken is kept, and the next run goes on behind it
 */
export async function readMailbox(sources: MailboxSources, signal: AbortSignal): Promise<void> {
  const { database, log, now, address, media } = sources;
  const key = keyOf(address);
  const mailbox = await openMailbox(address, signal);
  try {
    const { validity } = mailbox;
    const known = await readPlace(database.read, key);
    const after = known?.validity === validity ? known.lastUid : null;
    let lastUid = after ?? 0;

    async function take(head: EmailHead): Promise<void> {
      const concerned = await findConcerned(sources, mailbox, head);
      if (concerned === null) return;
      const { letter: incoming, hash, answered, isFromCompany } = concerned;
      const kept = await keepFiles(media, incoming.files);
      const place = { validity, lastUid: head.uid };
      const emailId = head.id === '' ? hash : head.id;
      const from = { answered, isFromCompany, letterId: emailId, arrivedAt: head.arrivedAt, key, place };
      const became = await takeEmail(database, { ...incoming, ...kept, ...from }, now());
      if (became === 'taken')
        log.info(
          { enquiry: answered.enquiryId, offer: answered.quotation?.id, files: kept.files.length },
          incoming.report === null ? 'A customer’s answer was taken in' : 'A mail server’s report was taken in',
        );
      const isWhole = !incoming.isCut && kept.leftOut.length === 0;
      if (became !== 'gone' && isWhole) await mailbox.markRead(head.uid);
    }

    const since = new Date(now() - firstDays * 86_400_000);
    for await (const heads of mailbox.heads(after, since)) {
      for (const head of heads) {
        signal.throwIfAborted();
        await take(head);
        lastUid = head.uid;
      }
      await notePlace(database.write, key, { validity, lastUid });
    }
    // The result also contains emails older than requested.
    if (after === null) await notePlace(database.write, key, { validity, lastUid: Math.max(lastUid, mailbox.lastUid) });
    const count = await mailbox.countUnread();
    if (count !== (await readUnread(database.read, key))) await noteUnread(database.write, key, count);
  } finally {
    await mailbox.close();
  }
}
