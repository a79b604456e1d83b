import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** How the server answers. */
export type MailboxManner = 'answer' | 'refuse-login' | 'cut-in-letter' | 'silent';

export interface StoredEmail {
  readonly uid: number;
  readonly raw: Buffer;
  readonly arrivedAt: Date;
  readonly flags: Set<string>;
}

export interface MailboxServer {
  /** Includes a valid user name and password. */
  readonly url: string;
  readonly letters: readonly StoredEmail[];
  manner: MailboxManner;
  /** The UIDVALIDITY; it rises when emails get new numbers. */
  validity: number;
  /** The number of connections so far. */
  readonly connections: number;
  /**
   * Adds an email to the mailbox.
   * @param raw lines that end with LF or CR LF
   */
  deliver(raw: string | Buffer, arrivedAt?: Date): StoredEmail;
  /** Gives all emails new numbers, as servers do after a loss of their index. */
  renumber(): void;
  close(): Promise<void>;
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const two = (number: number): string => String(number).padStart(2, '0');
const internalDate = (at: Date): string =>
  `${two(at.getUTCDate())}-${months[at.getUTCMonth()]}-${at.getUTCFullYear()} ${at.toISOString().slice(11, 19)} +0000`;

/** Parses a sequence set such as `3,7:9,12:*`. */
function inSet(set: string, greatest: number): (uid: number) => boolean {
  const ranges = set.split(',').map((range) => {
    const [from = 0, to = from] = range.split(':').map((end) => (end === '*' ? greatest : Number(end)));
    return [Math.min(from, to), Math.max(from, to)] as const;
  });
  return (uid) => ranges.some(([from, to]) => uid >= from && uid <= to);
}

const headOf = (raw: Buffer): Buffer => {
  const end = raw.indexOf('\r\n\r\n');
  return end < 0 ? raw : raw.subarray(0, end + 4);
};

/**
 * Starts a mailbox with one folder. It implements the part of IMAP4rev1 (RFC 3501) that a client needs to search, fetch
 * and flag emails. It has no TLS, and recognises commands by keywords instead of the full grammar.
 */
export async function openMailboxServer(): Promise<MailboxServer> {
  let emails: StoredEmail[] = [];
  let nextUid = 1;
  let connections = 0;
  const open = new Set<Socket>();

  function fetchOf(email: StoredEmail, sequence: number, wanted: string): Buffer {
    const parts: Buffer[] = [Buffer.from(`* ${sequence} FETCH (UID ${email.uid}`)];
    if (/\bFLAGS\b/.test(wanted)) parts.push(Buffer.from(` FLAGS (${[...email.flags].join(' ')})`));
    if (wanted.includes('RFC822.SIZE')) parts.push(Buffer.from(` RFC822.SIZE ${email.raw.length}`));
    if (wanted.includes('INTERNALDATE')) parts.push(Buffer.from(` INTERNALDATE "${internalDate(email.arrivedAt)}"`));
    for (const [, peek, section = '', start, most] of wanted.matchAll(/BODY(\.PEEK)?\[(\w*)\](?:<(\d+)\.(\d+)>)?/g)) {
      if (peek === undefined) email.flags.add('\\Seen');
      const whole = section === 'HEADER' ? headOf(email.raw) : email.raw;
      const from = Number(start ?? 0);
      const content = most === undefined ? whole : whole.subarray(from, from + Number(most));
      const origin = start === undefined ? '' : `<${from}>`;
      parts.push(Buffer.from(` BODY[${section}]${origin} {${content.length}}\r\n`), content);
    }
    return Buffer.concat([...parts, Buffer.from(')\r\n')]);
  }

  function search(criteria: string): readonly number[] {
    const greatest = emails.at(-1)?.uid ?? 0;
    const uids = /\bUID ([\d:,*]+)/.exec(criteria)?.[1];
    const [, day, month, year] = /\bSINCE "?(\d+)-(\w+)-(\d+)"?/.exec(criteria) ?? [];
    const since = day === undefined ? 0 : Date.UTC(Number(year), months.indexOf(month ?? ''), Number(day));
    return emails.flatMap(({ uid, arrivedAt, flags }) => {
      const isMeant =
        (uids === undefined || inSet(uids, greatest)(uid)) &&
        arrivedAt.getTime() >= since &&
        (!criteria.includes('UNSEEN') || !flags.has('\\Seen'));
      return isMeant ? [uid] : [];
    });
  }

  function answer(socket: Socket, line: string): void {
    const [tag = '', first = '', ...rest] = line.split(' ');
    const isByUid = first.toUpperCase() === 'UID';
    const command = (isByUid ? (rest.shift() ?? '') : first).toUpperCase();
    const words = rest.join(' ');
    const say = (...lines: readonly string[]) => socket.write(lines.map((each) => `${each}\r\n`).join(''));
    const done = (...lines: readonly string[]) => say(...lines, `${tag} OK done`);
    const greatest = emails.at(-1)?.uid ?? 0;
    switch (command) {
      case 'CAPABILITY':
        return void done('* CAPABILITY IMAP4rev1 UNSELECT');
      case 'LOGIN':
        if (server.manner === 'refuse-login')
          return void say(`${tag} NO [AUTHENTICATIONFAILED] Wrong name or password`);
        return void done();
      case 'NAMESPACE':
        return void done('* NAMESPACE (("" "/")) NIL NIL');
      case 'LIST':
      case 'LSUB':
        return void done(`* ${command} () "/" INBOX`);
      case 'SELECT':
        return void say(
          `* FLAGS (\\Seen \\Answered \\Flagged \\Deleted \\Draft)`,
          `* ${emails.length} EXISTS`,
          `* OK [UIDVALIDITY ${server.validity}] valid`,
          `* OK [UIDNEXT ${nextUid}] next`,
          `${tag} OK [READ-WRITE] selected`,
        );
      case 'SEARCH':
        return void done(`* SEARCH ${search(words).join(' ')}`);
      case 'FETCH': {
        const [set = '', ...wanted] = words.split(' ');
        for (const [index, email] of emails.entries()) {
          if (!inSet(set, greatest)(email.uid)) continue;
          const told = fetchOf(email, index + 1, wanted.join(' ').toUpperCase());
          if (server.manner === 'cut-in-letter' && told.length > 2000) {
            socket.write(told.subarray(0, 1500));
            return void socket.destroy();
          }
          socket.write(told);
        }
        return void done();
      }
      case 'STORE': {
        const [set = '', ...flags] = words.split(' ');
        const added = flags.join(' ').match(/\\\w+/g) ?? [];
        for (const email of emails)
          if (inSet(set, greatest)(email.uid)) for (const flag of added) email.flags.add(flag);
        return void done();
      }
      case 'LOGOUT':
        done('* BYE bye');
        return void socket.end();
      default:
        return void done();
    }
  }

  const listener = createServer((socket) => {
    connections += 1;
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => undefined);
    if (server.manner === 'silent') return;
    socket.write('* OK IMAP4rev1 ready\r\n');
    let buffer = '';
    socket.on('data', (chunk: Buffer) => {
      buffer += chunk.toString('latin1');
      for (let end = buffer.indexOf('\r\n'); end >= 0; end = buffer.indexOf('\r\n')) {
        const line = buffer.slice(0, end);
        buffer = buffer.slice(end + 2);
        answer(socket, line);
      }
    });
  });

  const server: MailboxServer = {
    get url() {
      const address = listener.address();
      return `imap://reader:${encodeURIComponent('p@ss word')}@127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}/INBOX`;
    },
    get letters() {
      return emails;
    },
    get connections() {
      return connections;
    },
    manner: 'answer',
    validity: 1,
    deliver(raw, arrivedAt = new Date()) {
      const bytes = typeof raw === 'string' ? Buffer.from(raw.replace(/\r?\n/g, '\r\n')) : raw;
      const email = { uid: nextUid, raw: bytes, arrivedAt, flags: new Set<string>() };
      nextUid += 1;
      emails = [...emails, email];
      return email;
    },
    renumber() {
      server.validity += 1;
      emails = emails.map((email, index) => ({ ...email, uid: index + 1 }));
      nextUid = emails.length + 1;
    },
    async close() {
      for (const socket of open) socket.destroy();
      listener.close();
      await once(listener, 'close');
    },
  };
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return server;
}
