import fp from 'fastify-plugin';
import { createEnquiries, type Enquiries, type EnquiryOptions } from './create-enquiries.ts';
import type { MailEnvironment } from './mail-server/mail-settings.ts';
import { openMail } from './mail-server/open-mail.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly enquiries: Enquiries;
  }
}

export interface EnquiriesPluginOptions extends Omit<
  EnquiryOptions,
  'database' | 'jobs' | 'mail' | 'media' | 'reader' | 'quotationPdfs' | 'signingKey' | 'log'
> {
  readonly mail: MailEnvironment;
}

/** Enquiries, their emails and replies, subscriptions, and the job that deletes old enquiries. */
export const enquiriesPlugin = fp<EnquiriesPluginOptions>(
  async (app, { mail, mailbox, publicUrl, now, deliver, idleMilliseconds, isRefusedServer }) => {
    const { database, jobs, media, reader, quotationPdfs, signingKey, log } = app;
    const enquiries = createEnquiries({
      database,
      jobs,
      media,
      quotationPdfs,
      reader: (language, country) => reader({ language, country, tags: new Set() }),
      signingKey,
      log,
      mail: await openMail({ database, signingKey, log }, mail),
      mailbox,
      publicUrl,
      ...(now !== undefined && { now }),
      ...(deliver !== undefined && { deliver }),
      ...(isRefusedServer !== undefined && { isRefusedServer }),
      ...(idleMilliseconds !== undefined && { idleMilliseconds }),
    });
    app.addHook('onClose', () => enquiries.close());
    app.decorate('enquiries', enquiries);
  },
  { name: 'enquiries', dependencies: ['database', 'jobs', 'media', 'secrets', 'entries', 'quotationPdfs'] },
);
