import { createHash } from 'node:crypto';
import { mostFileBytes } from '../../../calls/replies.ts';
import type { EmailHead } from '../../mailbox/email-head.ts';
import type { MailboxAddress } from '../../mailbox-address.ts';
import { type Mailbox, openMailbox } from '../../mailbox/open-mailbox.ts';
import type { Email } from '../../mailbox/parse-email.ts';
import { readEmail } from '../../mailbox/read-email.ts';
import type { MediaStore } from '../../media/media-store.ts';
import type { EnquirySources } from '../model/enquiry-sources.ts';
import { type Answered, findAnswered, findNumbered, findReported, isOwnEmail } from './find-answered.ts';
import { isOfCompany } from './is-of-company.ts';
import { storeFiles } from './store-files.ts';
import { keyOf, notePlace, noteUnread, readPlace, readUnread } from './reading-place.ts';
import { takeEmail } from './take-email.ts';

export interface MailboxSources extends Pick<EnquirySources, 'database' | 'log' | 'now'> {
  readonly address: MailboxAddress;
  /** The company's own addresses in lowercase. Emails from them are not customer replies. */
  readonly ownAddresses: ReadonlySet<string>;
  readonly media: Pick<MediaStore, 'check'>;
}

/** Days to look back in a mailbox that was never read or was renumbered. */
const firstDays = 30;

/**
 * Base64 increases files by a third, and the text needs space too. Of a larger email only the beginning is read, for
 * its text.
 */
const mostBytes = Math.ceil(mostFileBytes * 1.4) + 1024 * 1024;
const beginningBytes = 1024 * 1024;

/** The result for an email that cannot be parsed. */
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
  /** SHA-256 that identifies an email without a message id. */
  readonly hash: string;
}

async function readWhole(mailbox: Mailbox, { uid, bytes }: EmailHead): Promise<ReadWhole | null> {
  const isTooLarge = bytes > mostBytes;
  const source = await mailbox.read(uid, isTooLarge ? beginningBytes : mostBytes);
  if (source === null) return null;
  const hash = createHash('sha256').update(source).digest('hex');
  const incoming = (await readEmail(source)) ?? unread;
  // The last attachment would be incomplete.
  return { letter: isTooLarge ? { ...incoming, files: [], isCut: true } : incoming, hash };
}

/** An email that belongs to this site, its contents and its subject. */
interface Taking extends ReadWhole {
  readonly answered: Answered;
  readonly isFromCompany: boolean;
}

/**
 * Returns the subject and contents of an email; null if it does not belong to this site. It is matched first by data
 * that only the recipient of a sent email knows, then by a delivery report, then by a number in the subject line
 * together with the sender. An email is downloaded completely only if it may match.
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
 * Stores customers' replies and delivery reports from a mailbox. Completely stored emails are marked as read there; all
 * others stay unchanged. No email is ever sent in response.
 * @throws if the mailbox cannot be read; the stored emails stay, and the next run continues after them
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
      const storedFiles = await storeFiles(media, incoming.files);
      const place = { validity, lastUid: head.uid };
      const emailId = head.id === '' ? hash : head.id;
      const from = { answered, isFromCompany, letterId: emailId, arrivedAt: head.arrivedAt, key, place };
      const became = await takeEmail(database, { ...incoming, ...storedFiles, ...from }, now());
      if (became === 'taken')
        log.info(
          { enquiry: answered.enquiryId, offer: answered.quotation?.id, files: storedFiles.files.length },
          incoming.report === null ? 'A reply from a customer was stored' : 'A delivery report was stored',
        );
      const isWhole = !incoming.isCut && storedFiles.leftOut.length === 0;
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
