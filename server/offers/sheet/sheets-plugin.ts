import fp from 'fastify-plugin';
import type { Config } from '../../config.ts';
import { createTypesetter } from '../../typesetting/typesetter.ts';
import { createSheets, type Sheets } from './create-sheets.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly sheets: Sheets;
  }
}

/** Offers on paper, and the process that sets them. */
export const sheetsPlugin = fp<Pick<Config, 'publicUrl'>>(
  async (app, { publicUrl }) => {
    const { database, media, reader } = app;
    const typesetter = createTypesetter();
    app.addHook('onClose', () => typesetter.close());
    app.decorate(
      'sheets',
      createSheets({
        database,
        typesetter,
        media,
        reader: (language, country) => reader({ language, country, tags: new Set() }),
        publicUrl,
      }),
    );
  },
  { name: 'sheets', dependencies: ['database', 'media', 'entries'] },
);
