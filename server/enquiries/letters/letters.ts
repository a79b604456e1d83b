import type { Transaction } from 'kysely';
import type { Language } from '../../../language/languages.ts';
import type { Tables } from '../../database/tables.ts';
import type { EnquirySources } from '../messages/enquiry-sources.ts';
import type { Alarm } from './send-alarm.ts';

/** What the administrator does with letters and webhooks. */
export interface Letters {
  readonly sources: EnquirySources;
  /** False where a letter cannot bring a link: no mail server or no address of the site is known. */
  readonly sendsInvitations: boolean;
  /** Lets a letter with the link of an invitation go out, in the transaction of that; the outbox finds it at its next look. */
  sendInvitation(tx: Transaction<Tables>, id: number): Promise<void>;
  /** Whether visitors' answers are read from a mailbox, and how many letters in it nobody has read. */
  mailbox(): Promise<{ readonly reads_mailbox: boolean; readonly unread: number | null }>;
  /** Tries a row of the outbox again; false where there is none, or it was sent. */
  retry(id: number): Promise<boolean>;
  /** Tries everything again that could not be sent so far. */
  retryFailing(): Promise<void>;
  /** See `sendAlarm`. */
  sendAlarm(alarm: Alarm, detail: string): Promise<boolean>;
  /** @throws DeliveryError with what the mail server said */
  sendTestLetter(language: Language): Promise<void>;
}
