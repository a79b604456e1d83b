import fp from 'fastify-plugin';
import { ensureIndex } from './rebuild-index.ts';

/** What lists and finders ask of records, made by this edition of the program. */
export const recordIndexPlugin = fp(
  async (app) => {
    const { database, log } = app;
    await ensureIndex(database, log);
  },
  { name: 'index', dependencies: ['database'] },
);
