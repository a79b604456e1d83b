import type { Transaction } from 'kysely';
import type { Language } from '../../../language/languages.ts';
import type { Tables } from '../../database/tables.ts';
import type { NewMailServer } from '../mail-server/stored-server.ts';
import type { EnquirySources } from '../model/enquiry-sources.ts';
import type { Alarm } from './send-alarm.ts';

/** The actions of administrators on emails and webhooks. */
export interface Emails {
  readonly sources: EnquirySources;
  /** False if emails with links cannot be sent: no mail server or no public URL is set. */
  sendsInvitations(): boolean;
  /**
   * Adds the email with the link of an invitation to the outbox, in the transaction of the invitation. The outbox sends
   * it at its next poll.
   */
  sendInvitation(tx: Transaction<Tables>, id: number): Promise<void>;
  /** Whether visitors' replies are read from a mailbox, and its number of unread emails. */
  mailbox(): Promise<{ readonly reads_mailbox: boolean; readonly unread: number | null }>;
  /** Retries an outbox row. Returns false if it does not exist or was sent. */
  retry(id: number): Promise<boolean>;
  /** Retries everything that could not be sent so far. */
  retryFailing(): Promise<void>;
  /** The number of waiting emails, and of those too old to be sent without confirmation by an administrator. */
  waitingEmails(): Promise<{ readonly waiting: number; readonly old: number }>;
  /** Sends the emails that are too old to be sent automatically. Returns their number. */
  sendOld(): Promise<number>;
  /** Discards the emails that are too old to be sent automatically. Returns their number. */
  discardOld(): Promise<number>;
  /** Stores the mail server of the settings. @param by name of the administrator */
  saveMailServer(server: NewMailServer, by: string): Promise<void>;
  /** Deletes the mail server of the settings. Returns false if there is none. */
  removeMailServer(): Promise<boolean>;
  /** See `sendAlarm`. */
  sendAlarm(alarm: Alarm, detail: string): Promise<boolean>;
  /** Resolves with the mail server's response. @throws DeliveryError with the mail server's response */
  sendTestEmail(language: Language): Promise<string>;
}
