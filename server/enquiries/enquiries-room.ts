import fp from 'fastify-plugin';
import { createEnquiries, type Enquiries, type EnquiryOptions } from './create-enquiries.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly enquiries: Enquiries;
  }
}

export type EnquiriesRoomOptions = Omit<
  EnquiryOptions,
  'database' | 'jobs' | 'media' | 'reader' | 'sheets' | 'signingKey' | 'log'
>;

/** Messages to the company, their letters, what visitors answer, and the job that deletes old ones. */
export const enquiriesRoom = fp<EnquiriesRoomOptions>(
  async (app, { mail, mailbox, publicUrl, now, deliver, restMilliseconds }) => {
    const { database, jobs, media, reader, sheets, signingKey, log } = app;
    const enquiries = createEnquiries({
      database,
      jobs,
      media,
      sheets,
      reader: (language, country) => reader({ language, country, tags: new Set() }),
      signingKey,
      log,
      mail,
      mailbox,
      publicUrl,
      ...(now !== undefined && { now }),
      ...(deliver !== undefined && { deliver }),
      ...(restMilliseconds !== undefined && { restMilliseconds }),
    });
    app.addHook('onClose', () => enquiries.close());
    app.decorate('enquiries', enquiries);
  },
  { name: 'enquiries', dependencies: ['database', 'jobs', 'media', 'secrets', 'entries', 'sheets'] },
);
