import fp from 'fastify-plugin';
import { jobs as declared } from '../jobs/index.ts';
import { createMediaStore, type MediaStore } from './media-store.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly media: MediaStore;
  }
}

/** Decorates the app with the media store, and registers the job that purges unused files. */
export const mediaPlugin = fp(
  async (app) => {
    const { database, jobs, log, storage } = app;
    const media = createMediaStore({ database, storage, log });
    app.addHook('onClose', () => media.close());
    jobs.add(declared.unusedFiles, {
      async run() {
        const purged = await media.sweep(new Date());
        if (purged > 0) log.info({ purged }, 'Unused files were removed');
      },
    });
    app.decorate('media', media);
  },
  { name: 'media', dependencies: ['database', 'jobs', 'storage'] },
);
