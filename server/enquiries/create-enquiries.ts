import { readDatabaseTime } from '../database/database-clock.ts';
import type { OutboxRow } from '../database/tables.ts';
import type { Jobs } from '../jobs/create-jobs.ts';
import { jobs as declared } from '../jobs/index.ts';
import type { MediaStore } from '../media/media-store.ts';
import { keyOf, readUnread } from './incoming/reading-place.ts';
import { startReading } from './incoming/start-reading.ts';
import { expireQuotations } from '../quotations/rows/expire-quotations.ts';
import { createDeliver } from './emails/deliver.ts';
import type { Emails } from './emails/emails.ts';
import { createLiveMailer } from './emails/live-mailer.ts';
import { enqueue, retry, retryFailing } from './emails/outbox.ts';
import { countWaitingEmails, discardOld, sendOld } from './emails/old-emails.ts';
import { sendAlarm } from './emails/send-alarm.ts';
import { sendTestEmail } from './emails/send-test-email.ts';
import { startOutbox } from './emails/start-outbox.ts';
import { changeEnquiry, restoreEnquiry } from './managing/manage-enquiries.ts';
import type { Managing } from './managing/managing.ts';
import type { Mail } from './mail-server/open-mail.ts';
import { removeMailServer, saveMailServer } from './mail-server/stored-server.ts';
import { type EnquirySources, sendsLinks, sendsMail } from './model/enquiry-sources.ts';
import { releaseSubscriber, subscribe } from './newsletter/newsletter.ts';
import type { Subscriptions } from './newsletter/subscriptions.ts';
import { tablesOfVisitors } from './people/erase-data-subject.ts';
import { sweepEnquiries } from './people/retention.ts';
import type { Replying } from './replies/replying.ts';
import { noteReceived, withdrawReply, writeReply } from './replies/write-reply.ts';
import { acceptEnquiry } from './receiving/accept-enquiry.ts';
import type { Receiving } from './receiving/receiving.ts';
import { sendTest } from './receiving/send-test.ts';

/** Everything about enquiries and subscriptions, from the form to the emails. */
export interface Enquiries extends Receiving, Replying, Managing, Emails, Subscriptions {
  /** Notifies the outbox of new rows. */
  wake(): void;
  /** Resolves after the email in progress is sent. */
  close(): Promise<void>;
}

export interface EnquiryOptions extends Omit<EnquirySources, 'now' | 'mail'> {
  readonly mail: Mail;
  /** Replaces the check of which IP addresses are refused for a mail server from the settings. */
  readonly isRefusedServer?: (address: string) => boolean;
  readonly jobs: Jobs;
  /** Checks files of received emails. */
  readonly media: Pick<MediaStore, 'check'>;
  /** Replaces all clocks, including that of the database. */
  readonly now?: () => number;
  /** Replaces the delivery of outbox rows. */
  readonly deliver?: (row: OutboxRow) => Promise<void>;
  /** Interval of the outbox in milliseconds when nothing is due. */
  readonly idleMilliseconds?: number;
}

/** Starts the outbox and the jobs of enquiries; `close` stops them. */
export function createEnquiries(options: EnquiryOptions): Enquiries {
  const { jobs, media, deliver, idleMilliseconds, now, mail, isRefusedServer, ...given } = options;
  const sources: EnquirySources = { ...given, mail: mail.current, now: now ?? Date.now };
  const { database, log } = sources;
  const mailer = createLiveMailer(mail.current, isRefusedServer);
  /** Determines which emails are due. All processes use the database's clock. */
  const clock = now === undefined ? () => readDatabaseTime(database) : async () => now();
  const outbox = startOutbox({
    database,
    jobs,
    deliver: deliver ?? createDeliver(sources, mailer),
    hasMail: () => sendsMail(sources),
    log,
    now: clock,
    ...(idleMilliseconds !== undefined && { idleMilliseconds }),
  });
  const retention = jobs.add(declared.oldMessages, {
    async run() {
      const deleted = await sweepEnquiries(sources);
      if (deleted > 0) log.info({ deleted }, 'Messages were deleted because of their age');
    },
  });

  const quotations = jobs.add(declared.offers, {
    async run() {
      const { expired, reminded } = await expireQuotations(sources, (tx, { id, version }) =>
        enqueue(tx, database, [{ purpose: 'offer-reminder', quotationId: id, quotationVersion: version }]),
      );
      if (expired + reminded > 0) log.info({ expired, reminded }, 'Offers expired, or their customers were reminded');
    },
  });

  const reading = startReading(sources, { jobs, media });

  // A job of its own: rewriting the database file after each hourly deletion would cost more the larger the file is.
  const emptying = jobs.add(declared.deletedRemains, { run: () => database.secureDeletion.settle(tablesOfVisitors) });

  const waking = async <T>(work: Promise<T>): Promise<T> => {
    const result = await work;
    outbox.wake();
    return result;
  };

  return {
    sources,
    accept: (sent, spamCheck) => waking(acceptEnquiry(sources, sent, spamCheck)),
    sendTest: (language) => waking(sendTest(sources, language)),
    restore: (id) => waking(restoreEnquiry(database, id)),
    change: (id, change) => waking(changeEnquiry(sources, id, change)),
    reply: (id, reply, writer) => waking(writeReply(sources, id, reply, writer)),
    noteReceived: (id, received, writer) => noteReceived(sources, id, received, writer),
    withdraw: (id, reply, taker) => withdrawReply(sources, id, reply, taker),
    subscribe: (email, language, spamCheck) => waking(subscribe(sources, email, language, spamCheck)),
    releaseSubscriber: (id) => waking(releaseSubscriber(sources, id)),
    sendsInvitations: () => sendsLinks(sources),
    sendInvitation: (tx, id) => enqueue(tx, database, [{ purpose: 'invitation', invitationId: id }]),
    async mailbox() {
      const { mailbox } = sources;
      if (mailbox === null) return { reads_mailbox: false, unread: null };
      return { reads_mailbox: true, unread: await readUnread(database.read, keyOf(mailbox)) };
    },
    retry: async (id) => waking(retry(database, id, await clock())),
    retryFailing: async () => waking(retryFailing(database, await clock())),
    waitingEmails: async () => countWaitingEmails(database, await clock()),
    sendOld: async () => waking(sendOld(database, await clock())),
    discardOld: async () => discardOld(database, await clock()),
    async saveMailServer(server, by) {
      await saveMailServer(database, sources.signingKey, server, { by, now: sources.now() });
      await waking(mail.reload());
    },
    async removeMailServer() {
      const isRemoved = await removeMailServer(database);
      await mail.reload();
      return isRemoved;
    },
    sendAlarm: (alarm, detail) => sendAlarm(sources, mailer, alarm, detail),
    sendTestEmail: (language) => sendTestEmail(sources, mailer, language),
    wake: () => outbox.wake(),
    async close() {
      await Promise.all([outbox.stop(), retention.stop(), emptying.stop(), quotations.stop(), reading?.stop()]);
      mailer.close();
      mail.close();
    },
  };
}
