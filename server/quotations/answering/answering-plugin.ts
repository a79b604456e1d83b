import fp from 'fastify-plugin';
import { registerQuotationPage, type QuotationPageSources } from '../pdf/register-quotation-page.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What the pages of quotations need. */
    readonly quotationPages: QuotationPageSources;
  }
}

/** The pages on which customers open quotations; `now` in milliseconds since 1970. */
export const answeringPlugin = fp<{ readonly now?: () => number }>(
  async (app, { now = Date.now }) => {
    const { database, media, pages, signingKey } = app;
    const sources = { database, media, pages, signingKey, now };
    app.decorate('quotationPages', sources);
    registerQuotationPage(app, sources);
  },
  { name: 'answering', dependencies: ['database', 'media', 'pages', 'secrets'] },
);
