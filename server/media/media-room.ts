import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import { createMediaStore, type MediaStore } from './media-store.ts';
import { startSweeper } from './start-sweeper.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly media: MediaStore;
  }
}

/** The store of files, and the sweeper that removes those nobody needs. */
export const mediaRoom = fp<Pick<Config, 'dataDir'>>(
  async (app, { dataDir }) => {
    const { database, log } = app;
    const media = createMediaStore({ database, dataDir, log });
    app.addHook('onClose', () => media.close());
    app.addHook('onClose', startSweeper(media, log));
    app.decorate('media', media);
  },
  { name: 'media', dependencies: ['database'] },
);
