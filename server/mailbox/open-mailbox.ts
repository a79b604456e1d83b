import type { MailboxAddress } from '../mailbox-address.ts';
import { type EmailHead, mostHeadBytes, readHead, readRoute } from './email-head.ts';

/** A mailbox that is open. */
export interface Mailbox {
  /** Emails keep their numbers as long as this stays the same. */
  readonly validity: string;
  /** The number of its last email when it was opened; 0 where it had none. */
  readonly lastUid: number;
  /**
   * The heads of the emails behind one, in the order of their numbers, a part at a time. Emails may be read and marked
   * between two parts.
   * @param after the number of the last one that is known; without it, emails that arrived since `since`
   */
  heads(after: number | null, since: Date): AsyncGenerator<readonly EmailHead[]>;
  /** The first bytes of an email, which stays unread; null where it is gone. */
  read(uid: number, mostBytes: number): Promise<Uint8Array<ArrayBuffer> | null>;
  markRead(uid: number): Promise<void>;
  /** Unread emails. */
  countUnread(): Promise<number>;
  close(): Promise<void>;
}

/** What went wrong with the mail server; says nothing of what is wrong here. */
export class MailboxError extends Error {
  override readonly name = 'MailboxError';
}

/** What the mail server answered, or why it could not be asked. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const said = 'responseText' in error && typeof error.responseText === 'string' ? error.responseText : '';
  return said || error.message;
}

/** @throws MailboxError */
async function asked<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw new MailboxError(reasonOf(error), { cause: error });
  }
}

/** So many heads are asked for at once. */
const part = 100;

const wantedOfHeads = {
  uid: true,
  size: true,
  internalDate: true,
  bodyParts: [{ key: 'header', start: 0, maxLength: mostHeadBytes }],
};

const times = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };
/** Most bytes a server may send at once: more than the largest email that is requested. */
const sizes = { maxLineLength: 8 * 1024 ** 2, maxLiteralSize: 32 * 1024 ** 2, maxResponseSize: 40 * 1024 ** 2 };

/** What goes over the line stays on this machine. */
const isHere = (host: string): boolean => host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);

/**
 * Opens a mailbox over an encrypted connection, or one that stays on this machine. Whoever opens it closes it.
 * @param signal cuts the connection
 * @throws MailboxError where it cannot be reached or opened, as all that is asked of it
 */
export async function openMailbox(address: MailboxAddress, signal: AbortSignal): Promise<Mailbox> {
  // Needed only where there is a mailbox.
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
  // The command that goes on fails, too, and tells it.
  client.on('error', () => undefined);
  const cut = () => client.close();
  signal.addEventListener('abort', cut, { once: true });
  const leave = async (): Promise<void> => {
    signal.removeEventListener('abort', cut);
    await client.logout().catch(() => client.close());
  };
  try {
    await asked(client.connect());
    const { uidValidity, uidNext } = await asked(client.mailboxOpen(folder));
    return {
      validity: String(uidValidity),
      lastUid: Math.max(0, uidNext - 1),
      async *heads(after, since) {
        const wanted = after === null ? { since } : { uid: `${after + 1}:*` };
        const found = (await asked(client.search(wanted, { uid: true }))) || [];
        // A range that begins behind the last email holds that email all the same.
        const uids = found.filter((uid) => uid > (after ?? 0)).toSorted((one, other) => one - other);
        for (let start = 0; start < uids.length; start += part) {
          const emails = await asked(
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
        const email = await asked(client.fetchOne(String(uid), wanted, { uid: true }));
        if (email === false || email.source === undefined) return null;
        return Uint8Array.from(email.source);
      },
      async markRead(uid) {
        await asked(client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true }));
      },
      async countUnread() {
        return ((await asked(client.search({ seen: false }, { uid: true }))) || []).length;
      },
      close: leave,
    };
  } catch (error) {
    await leave();
    throw error;
  }
}
