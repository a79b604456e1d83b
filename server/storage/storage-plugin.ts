import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import type { FileStorage } from './file-storage.ts';
import { openStorage } from './open-storage.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly storage: FileStorage;
  }
}

/** Decorates the app with the file storage: a folder or a bucket. */
export const storagePlugin = fp<Pick<Config, 'dataDir' | 'bucket'>>(
  async (app, config) => {
    app.decorate('storage', await openStorage(config, app.log));
  },
  { name: 'storage' },
);
