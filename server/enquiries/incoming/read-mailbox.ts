import { createHash } from 'node:crypto';
import { mostFileBytes } from '../../../calls/replies.ts';
import type { LetterHead } from '../../mailbox/letter-head.ts';
import type { MailboxAddress } from '../../mailbox-address.ts';
import { type Mailbox, openMailbox } from '../../mailbox/open-mailbox.ts';
import type { Letter } from '../../mailbox/parse-letter.ts';
import { readLetter } from '../../mailbox/read-letter.ts';
import type { MediaStore } from '../../media/media-store.ts';
import type { EnquirySources } from '../messages/enquiry-sources.ts';
import { findAnswered } from './find-answered.ts';
import { keepFiles } from './keep-files.ts';
import { keyOf, notePlace, noteUnread, readPlace, readUnread } from './reading-place.ts';
import { takeLetter } from './take-letter.ts';

export interface MailboxSources extends Pick<EnquirySources, 'database' | 'log' | 'now'> {
  readonly address: MailboxAddress;
  /** The company's own addresses, in lower case: what they send is no visitor's answer. */
  readonly ownAddresses: ReadonlySet<string>;
  readonly media: Pick<MediaStore, 'check'>;
}

/** A mailbox that was never read, or numbers its letters anew, is read from so many days ago. */
const firstDays = 30;

/** Files grow by a third on their way, and words come along; of what is larger the beginning is read, for its words. */
const mostBytes = Math.ceil(mostFileBytes * 1.4) + 1024 * 1024;
const beginningBytes = 1024 * 1024;

/** A letter of which nothing can be read here. */
const unread: Letter = {
  subject: '',
  author: '',
  sender: '',
  text: '',
  quoted: '',
  isAutomatic: false,
  isCut: true,
  files: [],
};

interface ReadWhole {
  readonly letter: Letter;
  /** By which it is known where it has no name of its own. */
  readonly hash: string;
}

async function readWhole(mailbox: Mailbox, { uid, bytes }: LetterHead): Promise<ReadWhole | null> {
  const isTooLarge = bytes > mostBytes;
  const source = await mailbox.read(uid, isTooLarge ? beginningBytes : mostBytes);
  if (source === null) return null;
  const hash = createHash('sha256').update(source).digest('hex');
  const letter = (await readLetter(source)) ?? unread;
  // The last file that was begun would be cut off.
  return { letter: isTooLarge ? { ...letter, files: [], isCut: true } : letter, hash };
}

/**
 * Takes what visitors answered out of a mailbox: letters that answer one which was sent about a message. They are marked
 * as read there where all of them is kept here; all others stay as they are. Nothing is ever sent because of a letter.
 * @throws where the mailbox cannot be read: what was taken is kept, and the next run goes on behind it
 */
export async function readMailbox(sources: MailboxSources, signal: AbortSignal): Promise<void> {
  const { database, log, now, address, ownAddresses, media } = sources;
  const key = keyOf(address);
  const mailbox = await openMailbox(address, signal);
  try {
    const { validity } = mailbox;
    const known = await readPlace(database.read, key);
    const after = known?.validity === validity ? known.lastUid : null;
    let lastUid = after ?? 0;

    async function take(head: LetterHead, enquiryId: number): Promise<void> {
      const read = await readWhole(mailbox, head);
      if (read === null) return;
      const { letter, hash } = read;
      if (ownAddresses.has(letter.sender)) return;
      const kept = await keepFiles(media, letter.files);
      const place = { validity, lastUid: head.uid };
      const letterId = head.id === '' ? hash : head.id;
      const taken = { ...letter, ...kept, enquiryId, letterId, arrivedAt: head.arrivedAt, key, place };
      const became = await takeLetter(database, taken, now());
      if (became === 'taken')
        log.info({ enquiry: enquiryId, files: kept.files.length }, 'A visitor’s answer was taken in');
      const isWhole = !letter.isCut && kept.leftOut.length === 0;
      if (became !== 'gone' && isWhole) await mailbox.markRead(head.uid);
    }

    const since = new Date(now() - firstDays * 86_400_000);
    for await (const heads of mailbox.heads(after, since)) {
      for (const head of heads) {
        signal.throwIfAborted();
        const enquiryId = await findAnswered(database, head);
        if (enquiryId !== null) await take(head, enquiryId);
        lastUid = head.uid;
      }
      await notePlace(database.write, key, { validity, lastUid });
    }
    // Letters that are older than what was asked for are behind it, too.
    if (after === null) await notePlace(database.write, key, { validity, lastUid: Math.max(lastUid, mailbox.lastUid) });
    const count = await mailbox.countUnread();
    if (count !== (await readUnread(database.read, key))) await noteUnread(database.write, key, count);
  } finally {
    await mailbox.close();
  }
}
