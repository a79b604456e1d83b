import type { MailboxAddress } from '../mailbox-address.ts';
import { type EmailHead, mostHeadBytes, readHead, readRoute } from './email-head.ts';

/** An open mailbox. */
export interface Mailbox {
  /** `UIDVALIDITY`: the UIDs of emails are valid as long as it does not change. */
  readonly validity: string;
  /** The UID of the last email when it was opened; 0 for an empty mailbox. */
  readonly lastUid: number;
  /**
   * The heads of the emails after a UID, in UID order, in parts. Emails can be read and marked between two parts.
   * @param after the UID of the last known email; without it, emails that arrived since `since`
   */
  heads(after: number | null, since: Date): AsyncGenerator<readonly EmailHead[]>;
  /** The first bytes of an email, which stays unread; null if it was deleted. */
  read(uid: number, mostBytes: number): Promise<Uint8Array<ArrayBuffer> | null>;
  markRead(uid: number): Promise<void>;
  /** The number of unread emails. */
  countUnread(): Promise<number>;
  close(): Promise<void>;
}

/** An error of the mail server or of the connection to it. */
export class MailboxError extends Error {
  override readonly name = 'MailboxError';
}

/** The answer of the mail server, or the error of the connection. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const said = 'responseText' in error && typeof error.responseText === 'string' ? error.responseText : '';
  return said || error.message;
}

/** @throws MailboxError */
async function answerOf<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw new MailboxError(reasonOf(error), { cause: error });
  }
}

/** Maximum number of heads in one request. */
const part = 100;

const wantedOfHeads = {
  uid: true,
  size: true,
  internalDate: true,
  bodyParts: [{ key: 'header', start: 0, maxLength: mostHeadBytes }],
};

const times = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };
/** Maximum bytes of one response: more than the largest email that is requested. */
const sizes = { maxLineLength: 8 * 1024 ** 2, maxLiteralSize: 32 * 1024 ** 2, maxResponseSize: 40 * 1024 ** 2 };

/** True if the connection does not leave this machine. */
const isHere = (host: string): boolean => host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);

/**
 * Opens a mailbox over an encrypted connection, or an unencrypted one on this machine. The caller closes it.
 * @param signal closes the connection
 * @throws MailboxError if it cannot be reached or opened; its methods throw it, too
 */
export async function openMailbox(address: MailboxAddress, signal: AbortSignal): Promise<Mailbox> {
  // Loads the library only if a mailbox is configured.
  const { ImapFlow } = await import('imapflow');
  const { host, port, isSecure, user, password, folder } = address;
  const client = new ImapFlow({
    host,
    port,
    secure: isSecure,
    ...(!isSecure && !isHere(host) && { doSTARTTLS: true }),
    auth: { user, pass: password },
    logger: false,
    disableAutoIdle: true,
    ...times,
    ...sizes,
  });
  // The running command fails with the same error.
  client.on('error', () => undefined);
  const cut = () => client.close();
  signal.addEventListener('abort', cut, { once: true });
  const leave = async (): Promise<void> => {
    signal.removeEventListener('abort', cut);
    await client.logout().catch(() => client.close());
  };
  try {
    await answerOf(client.connect());
    const { uidValidity, uidNext } = await answerOf(client.mailboxOpen(folder));
    return {
      validity: String(uidValidity),
      lastUid: Math.max(0, uidNext - 1),
      async *heads(after, since) {
        const wanted = after === null ? { since } : { uid: `${after + 1}:*` };
        const found = (await answerOf(client.search(wanted, { uid: true }))) || [];
        // IMAP returns the last email even if the range begins after it.
        const uids = found.filter((uid) => uid > (after ?? 0)).toSorted((one, other) => one - other);
        for (let start = 0; start < uids.length; start += part) {
          const emails = await answerOf(
            client.fetchAll(uids.slice(start, start + part).join(','), wantedOfHeads, { uid: true }),
          );
          yield emails
            .map(({ uid, size = 0, internalDate, headers }) => {
              const head = headers?.toString('latin1') ?? '';
              const arrivedAt = new Date(internalDate ?? Date.now()).getTime();
              return { uid, bytes: size, arrivedAt, ...readHead(head), ...readRoute(head) };
            })
            .toSorted((one, other) => one.uid - other.uid);
        }
      },
      async read(uid, mostBytes) {
        const wanted = { source: { start: 0, maxLength: mostBytes } };
        const email = await answerOf(client.fetchOne(String(uid), wanted, { uid: true }));
        if (email === false || email.source === undefined) return null;
        return Uint8Array.from(email.source);
      },
      async markRead(uid) {
        await answerOf(client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true }));
      },
      async countUnread() {
        return ((await answerOf(client.search({ seen: false }, { uid: true }))) || []).length;
      },
      close: leave,
    };
  } catch (error) {
    await leave();
    throw error;
  }
}
