import { callbackify } from 'node:util';
import { withTimeLimit } from '../../http/with-time-limit.ts';
import { numberHeader } from '../../mailbox/email-head.ts';
import { connectSmtp } from '../mail-server/connect-smtp.ts';
import type { SmtpServer, StoredServer } from '../mail-server/mail-settings.ts';
import { DeliveryError } from './delivery-error.ts';

/** An attachment. */
export interface EmailFile {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

/**
 * An email for the mail server. Each address field has a single address; names and texts may contain any characters.
 */
export interface Email {
  /** From the operator: an address, or a name with the address in angle brackets. */
  readonly from: string;
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  /** Without angle brackets. */
  readonly messageId: string;
  /**
   * Ids of the previous emails of the conversation, the latest last, without angle brackets. Mail programs group by
   * them.
   */
  readonly follows?: readonly string[];
  readonly calendar?: { readonly method: 'REQUEST' | 'CANCEL'; readonly content: string };
  readonly files?: readonly EmailFile[];
  /** URL for one-click unsubscribing (RFC 8058). */
  readonly unsubscribe?: string;
  /** True if a person wrote it. Other emails are marked as automatic, so that they trigger no absence notices. */
  readonly isWritten?: boolean;
  /** True if the recipient is a visitor: a permanent refusal (5xx) is then not retried. */
  readonly isToVisitor: boolean;
}

export interface Mailer {
  /** Resolves with the mail server's response. @throws DeliveryError */
  send(email: Email): Promise<string>;
  /** Closes the connection to the mail server. */
  close(): void;
}

export interface MailTimes {
  readonly connectMilliseconds: number;
  readonly silenceMilliseconds: number;
  readonly idleMilliseconds: number;
  readonly wholeMilliseconds: number;
}

/** Their sum is far below the lease of a row, so that no other process starts while this one tries. */
const usual: MailTimes = {
  connectMilliseconds: 10_000,
  silenceMilliseconds: 30_000,
  idleMilliseconds: 5000,
  wholeMilliseconds: 60_000,
};

/** Error codes about this one email. All others are about the connection. */
const aboutEmail: ReadonlySet<unknown> = new Set(['EENVELOPE', 'EMESSAGE']);

/** The password of a server; empty if there is none. */
function passwordOf(server: SmtpServer): string {
  if (typeof server !== 'string') return server.password ?? '';
  const written = URL.parse(server)?.password ?? '';
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

/** Removes the password from a server's response, which may repeat a login in plain text or base64. */
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
  // 421: the server closes the connection; the email is not the cause.
  return status === 421
    ? new DeliveryError('server', reason)
    : new DeliveryError('message', reason, isToVisitor && status >= 500);
}

interface MailerOptions {
  readonly times?: MailTimes;
  /** The IP addresses that are refused for a server from the settings; by default all that are not public. */
  readonly isRefused?: ((address: string) => boolean) | undefined;
}

/** The nodemailer options for a server from the settings. */
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
 * Sends emails to a mail server one at a time over one connection. If the connection breaks, the email in progress
 * fails; the outbox decides about retries.
 */
export function createMailer(server: SmtpServer, options: MailerOptions = {}): Mailer {
  const { times = usual } = options;
  // Imported lazily, so that a site without a mail server does not load the client.
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
        // Address objects are not parsed, so that a value cannot add another recipient.
        to: { name: '', address: to },
        ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        messageId: `<${messageId}>`,
        ...(follows.length > 0 && { inReplyTo: `<${follows.at(-1)}>` }),
        // A relay may change the id of the email, but it keeps this reference, which replies contain, too.
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
        // Nothing of this attempt may continue when the next one begins.
        open.close();
        transport = connect();
        throw toDeliveryError(error, isToVisitor, server);
      }
    },
    close: () => void transport.then((open) => open.close()),
  };
}
