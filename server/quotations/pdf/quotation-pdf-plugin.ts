import fp from 'fastify-plugin';
import type { Config } from '../../config.ts';
import { createTypesetter } from '../../typesetting/typesetter.ts';
import { createQuotationPdfs, type QuotationPdfs } from './create-quotation-pdfs.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly quotationPdfs: QuotationPdfs;
  }
}

/** PDFs of quotations, and the process that renders them. */
export const quotationPdfPlugin = fp<Pick<Config, 'publicUrl'>>(
  async (app, { publicUrl }) => {
    const { database, media, reader } = app;
    const typesetter = createTypesetter();
    app.addHook('onClose', () => typesetter.close());
    app.decorate(
      'quotationPdfs',
      createQuotationPdfs({
        database,
        typesetter,
        media,
        reader: (language, country) => reader({ language, country, tags: new Set() }),
        publicUrl,
      }),
    );
  },
  { name: 'quotationPdfs', dependencies: ['database', 'media', 'entries'] },
);
