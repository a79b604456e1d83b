import type { Language } from '../../language/languages.ts';
import type { EnquiryRow, OutboxRow } from '../database/tables.ts';
import { type Acceptance, acceptEnquiry } from './receiving/accept-enquiry.ts';
import { createDeliver } from './letters/deliver.ts';
import type { EnquirySources } from './messages/enquiry-sources.ts';
import { createFormGuard, type FormGuard, type Judgement } from '../forms/form-guard.ts';
import { changeEnquiry, type EnquiryChange, restoreEnquiry } from './managing/manage-enquiries.ts';
import { releaseSubscriber, subscribe, type Subscription } from './newsletter/newsletter.ts';
import { retry, retryFailing } from './letters/outbox.ts';
import type { SentEnquiry } from './receiving/read-enquiry.ts';
import { startRetention } from './people/retention.ts';
import { createMailer } from './letters/send-mail.ts';
import { sendTestLetter } from './letters/send-test-letter.ts';
import { sendTest } from './receiving/send-test.ts';
import { startOutbox } from './letters/start-outbox.ts';

/** What visitors send, from the form to the letter. */
export interface Enquiries {
  readonly sources: EnquirySources;
  readonly forms: FormGuard;
  /** Checks and stores a message; calls and pages without scripts come through the same door. */
  accept(sent: SentEnquiry, judgement: Judgement): Promise<Acceptance>;
  /** Sends the company a message that is marked as a test. */
  sendTest(language: Language): Promise<Acceptance>;
  /** Brings a deleted message back; false where there is none. */
  restore(id: number): Promise<boolean>;
  /** `null` where there is no such message. */
  change(id: number, change: EnquiryChange): Promise<EnquiryRow | null>;
  subscribe(email: string, language: Language, judgement: Judgement): Promise<Subscription>;
  /** Lets a held subscription go on; false where there is none that waits. */
  releaseSubscriber(id: number): Promise<boolean>;
  /** Tries a row of the outbox again; false where there is none, or it was sent. */
  retry(id: number): Promise<boolean>;
  /** Tries everything again that could not be sent so far. */
  retryFailing(): Promise<void>;
  /** @throws DeliveryError with what the mail server said */
  sendTestLetter(language: Language): Promise<void>;
  /** Ends after the letter that is under way. */
  close(): Promise<void>;
}

export interface EnquiryOptions extends Omit<EnquirySources, 'now'> {
  readonly now?: () => number;
  /** Replaces how rows of the outbox go out. */
  readonly deliver?: (row: OutboxRow) => Promise<void>;
  /** How long the outbox rests when nothing is due. */
  readonly restMilliseconds?: number;
}

/** Opens the outbox and the job that deletes old messages; `close` ends both. */
export function createEnquiries({ deliver, restMilliseconds, now = Date.now, ...given }: EnquiryOptions): Enquiries {
  const sources: EnquirySources = { ...given, now };
  const { database, mail, log } = sources;
  const mailer = mail === null ? null : createMailer(mail.smtpUrl);
  const outbox = startOutbox({
    database,
    deliver: deliver ?? createDeliver(sources, mailer),
    hasMail: mail !== null,
    log,
    now,
    ...(restMilliseconds !== undefined && { restMilliseconds }),
  });
  const stopRetention = startRetention(sources);

  const waking = async <T>(work: Promise<T>): Promise<T> => {
    const result = await work;
    outbox.wake();
    return result;
  };

  return {
    sources,
    forms: createFormGuard(sources.signingKey, now),
    accept: (sent, judgement) => waking(acceptEnquiry(sources, sent, judgement)),
    sendTest: (language) => waking(sendTest(sources, language)),
    restore: (id) => waking(restoreEnquiry(database, id)),
    change: (id, change) => waking(changeEnquiry(sources, id, change)),
    subscribe: (email, language, judgement) => waking(subscribe(sources, email, language, judgement)),
    releaseSubscriber: (id) => waking(releaseSubscriber(sources, id)),
    retry: (id) => waking(retry(database, id, now())),
    retryFailing: () => waking(retryFailing(database, now())),
    sendTestLetter: (language) => sendTestLetter(sources, mailer, language),
    async close() {
      await Promise.all([outbox.stop(), stopRetention()]);
      mailer?.close();
    },
  };
}
