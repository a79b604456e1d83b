import { callbackify } from 'node:util';
import { withTimeLimit } from '../../http/with-time-limit.ts';
import { numberHeader } from '../../mailbox/email-head.ts';
import { connectSmtp } from '../mail-server/connect-smtp.ts';
import type { SmtpServer, StoredServer } from '../mail-server/mail-settings.ts';
import { DeliveryError } from './delivery-error.ts';

/** A file that goes with an email. */
export interface EmailFile {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

/** An email as the mail server gets it. Addresses are single ones; names and texts may hold anything. */
export interface Email {
  /** Written by whoever runs the site: an address, or a name with the address in angle brackets. */
  readonly from: string;
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  /** Without angle brackets. */
  readonly messageId: string;
  /** The emails it follows, the last one nearest, each without angle brackets: programs show them together. */
  readonly follows?: readonly string[];
  readonly calendar?: { readonly method: 'REQUEST' | 'CANCEL'; readonly content: string };
  readonly files?: readonly EmailFile[];
  /** Where a program can take the address off the list (RFC 8058). */
  readonly unsubscribe?: string;
  /** True where a person wrote it, to whom programs may answer that he is away. */
  readonly isWritten?: boolean;
  /** True where the recipient is a visitor: an address that does not exist is then not tried again. */
  readonly isToVisitor: boolean;
}

export interface Mailer {
  /** Resolves with what the mail server replied to the email. @throws DeliveryError */
  send(email: Email): Promise<string>;
  /** Ends the connection to the mail server. */
  close(): void;
}

export interface MailTimes {
  readonly connectMilliseconds: number;
  readonly silenceMilliseconds: number;
  readonly idleMilliseconds: number;
  readonly wholeMilliseconds: number;
}

/** Together far below the lease of a row, so that nobody else begins while this still tries. */
const usual: MailTimes = {
  connectMilliseconds: 10_000,
  silenceMilliseconds: 30_000,
  idleMilliseconds: 5000,
  wholeMilliseconds: 60_000,
};

/** What the mail server said about this one email; everything else is about the way there. */
const aboutEmail: ReadonlySet<unknown> = new Set(['EENVELOPE', 'EMESSAGE']);

/** The password in a server's settings; empty where there is none. */
function passwordOf(server: SmtpServer): string {
  if (typeof server !== 'string') return server.password ?? '';
  const written = URL.parse(server)?.password ?? '';
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

/** Takes a password out of what a server says, which may repeat a login as it was written, or encoded. */
function withoutPassword(reason: string, server: SmtpServer): string {
  const password = passwordOf(server);
  if (password === '') return reason;
  const encoded = Buffer.from(password).toString('base64').replaceAll('=', '');
  const user = typeof server === 'string' ? (URL.parse(server)?.username ?? '') : server.user;
  const login = Buffer.from(`\0${user}\0${password}`).toString('base64').replaceAll('=', '');
  return [login, encoded, password].reduce((text, secret) => text.replaceAll(secret, '…'), reason);
}

function toDeliveryError(error: unknown, isToVisitor: boolean, server: SmtpServer): DeliveryError {
  const reason = withoutPassword(error instanceof Error ? error.message : String(error), server);
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  const status = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  if (!aboutEmail.has(code)) return new DeliveryError('server', reason);
  // 421: the server closes the connection; the email is not the reason.
  return status === 421
    ? new DeliveryError('server', reason)
    : new DeliveryError('message', reason, isToVisitor && status >= 500);
}

interface MailerOptions {
  readonly times?: MailTimes;
  /** Which addresses a server must not have that an administrator set; all that are not public unless given. */
  readonly isRefused?: ((address: string) => boolean) | undefined;
}

/** How nodemailer reaches a server that an administrator set. */
function storedTransport(server: StoredServer, { times = usual, isRefused }: MailerOptions) {
  const connection = callbackify(async () => ({
    connection: await connectSmtp(server, {
      milliseconds: times.connectMilliseconds,
      ...(isRefused && { isRefused }),
    }),
  }));
  return {
    host: server.host,
    port: server.port,
    secure: server.encryption === 'tls',
    requireTLS: server.encryption === 'starttls',
    ignoreTLS: server.encryption === 'none',
    ...(server.user !== '' && { auth: { user: server.user, pass: server.password ?? '' } }),
    getSocket: (_options: unknown, done: Parameters<typeof connection>[0]) => connection(done),
  };
}

/**
 * Sends emails to a mail server, one after the other over one connection. A connection that breaks fails the email
 * that was under way: whether it is tried again is for the outbox to say.
 */
export function createMailer(server: SmtpServer, options: MailerOptions = {}): Mailer {
  const { times = usual } = options;
  // A site without a mail server does without its client, too.
  const connect = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      ...(typeof server === 'string' ? { url: server } : storedTransport(server, options)),
      pool: true,
      maxConnections: 1,
      maxRequeues: 0,
      idleTimeout: times.idleMilliseconds,
      connectionTimeout: times.connectMilliseconds,
      greetingTimeout: times.connectMilliseconds,
      socketTimeout: times.silenceMilliseconds,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  let transport = connect();
  return {
    async send(email) {
      const { from, to, replyTo, subject, text, messageId, follows = [], calendar, files = [], unsubscribe } = email;
      const { isWritten = false, isToVisitor } = email;
      const [number = '', domain = ''] = messageId.split('@');
      const open = await transport;
      const sent = open.sendMail({
        from,
        // As objects, addresses are not parsed again: nothing in one can add another.
        to: { name: '', address: to },
        ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        messageId: `<${messageId}>`,
        ...(follows.length > 0 && { inReplyTo: `<${follows.at(-1)}>` }),
        // A relay may give the email another id, but leaves this one, which answers name, too.
        references: [`${number}.conversation@${domain}`, ...follows].map((id) => `<${id}>`),
        headers: {
          [numberHeader]: number,
          ...(!isWritten && { 'Auto-Submitted': 'auto-generated' }),
          ...(unsubscribe !== undefined && {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
        attachments: files.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
        ...(calendar && {
          icalEvent: { method: calendar.method, filename: 'invitation.ics', content: calendar.content },
        }),
      });
      try {
        return (await withTimeLimit(sent, times.wholeMilliseconds)).response;
      } catch (error) {
        // Nothing of this attempt may go on when the next one begins.
        open.close();
        transport = connect();
        throw toDeliveryError(error, isToVisitor, server);
      }
    },
    close: () => void transport.then((open) => open.close()),
  };
}
