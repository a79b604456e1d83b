import type { Transaction } from 'kysely';
import type { Language } from '../../../language/languages.ts';
import type { Tables } from '../../database/tables.ts';
import type { NewMailServer } from '../mail-server/stored-server.ts';
import type { EnquirySources } from '../messages/enquiry-sources.ts';
import type { Alarm } from './send-alarm.ts';

/** What the administrator does with emails and webhooks. */
export interface Emails {
  readonly sources: EnquirySources;
  /** False where an email cannot bring a link: no mail server or no address of the site is known. */
  sendsInvitations(): boolean;
  /** Lets an email with the link of an invitation go out, in the transaction of that; the outbox finds it at its next look. */
  sendInvitation(tx: Transaction<Tables>, id: number): Promise<void>;
  /** Whether visitors' replies are read from a mailbox, and how many unread emails it holds. */
  mailbox(): Promise<{ readonly reads_mailbox: boolean; readonly unread: number | null }>;
  /** Tries a row of the outbox again; false where there is none, or it was sent. */
  retry(id: number): Promise<boolean>;
  /** Tries everything again that could not be sent so far. */
  retryFailing(): Promise<void>;
  /** How many emails wait, and how many of them waited too long to go out without a question. */
  waitingEmails(): Promise<{ readonly waiting: number; readonly old: number }>;
  /** Sends the emails that waited too long to go out without a question; returns how many they are. */
  sendOld(): Promise<number>;
  /** Gives up on the emails that waited too long; returns how many they are. */
  discardOld(): Promise<number>;
  /** Stores the mail server of the settings. @param by the administrator */
  saveMailServer(server: NewMailServer, by: string): Promise<void>;
  /** Forgets the mail server of the settings; false where there is none. */
  removeMailServer(): Promise<boolean>;
  /** See `sendAlarm`. */
  sendAlarm(alarm: Alarm, detail: string): Promise<boolean>;
  /** Resolves with what the mail server said. @throws DeliveryError with what it said */
  sendTestEmail(language: Language): Promise<string>;
}
