import { createTransport } from 'nodemailer';
import { withTimeLimit } from '../operations/with-time-limit.ts';
import { DeliveryError } from './delivery-error.ts';

/** A letter as the mail server gets it. Addresses are single ones; names and texts may hold anything. */
export interface Letter {
  /** Written by whoever runs the site: an address, or a name with the address in angle brackets. */
  readonly from: string;
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  /** Without angle brackets. */
  readonly messageId: string;
  readonly calendar?: { readonly method: 'REQUEST' | 'CANCEL'; readonly content: string };
  /** Where a program can take the address off the list (RFC 8058). */
  readonly unsubscribe?: string;
  /** True where the recipient is a visitor: an address that does not exist is then not tried again. */
  readonly isToVisitor: boolean;
}

export type SendMail = (letter: Letter) => Promise<void>;

export interface MailTimes {
  readonly connectMilliseconds: number;
  readonly silenceMilliseconds: number;
  readonly wholeMilliseconds: number;
}

/** Together far below the lease of a row, so that nobody else begins while this still tries. */
const usual: MailTimes = { connectMilliseconds: 10_000, silenceMilliseconds: 30_000, wholeMilliseconds: 60_000 };

/** What the mail server said about this one letter; everything else is about the way there. */
const aboutLetter: ReadonlySet<unknown> = new Set(['EENVELOPE', 'EMESSAGE']);

function toDeliveryError(error: unknown, isToVisitor: boolean): DeliveryError {
  const reason = error instanceof Error ? error.message : String(error);
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  const status = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  if (!aboutLetter.has(code)) return new DeliveryError('server', reason);
  // 421: the server closes the connection, whatever the letter was.
  return status === 421 ? new DeliveryError('server', reason) : new DeliveryError('message', reason, isToVisitor && status >= 500);
}

/** Sends letters to a mail server, each over a connection of its own. */
export function createSendMail(smtpUrl: string, times: MailTimes = usual): SendMail {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: times.connectMilliseconds,
    greetingTimeout: times.connectMilliseconds,
    socketTimeout: times.silenceMilliseconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ from, to, replyTo, subject, text, messageId, calendar, unsubscribe, isToVisitor }) => {
    const sent = transport.sendMail({
      from,
      // As objects, addresses are not parsed again: nothing in one can add another.
      to: { name: '', address: to },
      ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
      subject,
      text,
      messageId: `<${messageId}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      ...(calendar && { icalEvent: { method: calendar.method, filename: 'invitation.ics', content: calendar.content } }),
      ...(unsubscribe !== undefined && {
        list: { unsubscribe: { url: unsubscribe, comment: '' } },
      }),
    });
    try {
      await withTimeLimit(sent, times.wholeMilliseconds);
    } catch (error) {
      throw toDeliveryError(error, isToVisitor);
    }
  };
}
