import fp from 'fastify-plugin';
import { startHistorySweeper } from './start-history-sweeper.ts';

/** Forgets changes of content when they are as old as the settings say, for as long as the server runs. */
export const historyRoom = fp(
  async (app) => {
    const { database, reader, log } = app;
    const sources = {
      database,
      reader: () => reader({ language: 'en', country: 'sa', tags: new Set() }),
      now: Date.now,
    };
    app.addHook('onClose', startHistorySweeper(sources, log));
  },
  { name: 'history', dependencies: ['database', 'entries'] },
);
