import fp from 'fastify-plugin';
import { createEnquiries, type Enquiries, type EnquiryOptions } from './create-enquiries.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly enquiries: Enquiries;
  }
}

export type EnquiriesRoomOptions = Omit<EnquiryOptions, 'database' | 'jobs' | 'reader' | 'signingKey' | 'log'>;

/** Messages to the company, their letters, and the job that deletes old ones. */
export const enquiriesRoom = fp<EnquiriesRoomOptions>(
  async (app, { mail, publicUrl, now, deliver, restMilliseconds }) => {
    const { database, jobs, reader, signingKey, log } = app;
    const enquiries = createEnquiries({
      database,
      jobs,
      reader: (language, country) => reader({ language, country, tags: new Set() }),
      signingKey,
      log,
      mail,
      publicUrl,
      ...(now !== undefined && { now }),
      ...(deliver !== undefined && { deliver }),
      ...(restMilliseconds !== undefined && { restMilliseconds }),
    });
    app.addHook('onClose', () => enquiries.close());
    app.decorate('enquiries', enquiries);
  },
  { name: 'enquiries', dependencies: ['database', 'jobs', 'secrets', 'entries'] },
);
