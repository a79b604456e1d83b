import fp from 'fastify-plugin';
import { ensureIndex } from './rebuild-index.ts';

/** Ensures that this version of the program built the record index. */
export const recordIndexPlugin = fp(
  async (app) => {
    const { database, log } = app;
    await ensureIndex(database, log);
  },
  { name: 'index', dependencies: ['database'] },
);
