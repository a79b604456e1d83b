import { defaultCountry } from '../../content/countries.ts';
import fp from 'fastify-plugin';
import { jobs as declared } from '../jobs/index.ts';
import { sweepHistory } from './sweep-history.ts';

/** Forgets changes of content when they are as old as the settings say, for as long as the server runs. */
export const historyRoom = fp(
  async (app) => {
    const { database, jobs, reader, log } = app;
    const sources = {
      database,
      reader: () => reader({ language: 'en', country: defaultCountry, tags: new Set() }),
      now: Date.now,
    };
    jobs.add(declared.oldChanges, {
      async run({ signal }) {
        const forgotten = await sweepHistory(sources, signal);
        if (forgotten > 0) log.info({ forgotten }, 'Changes were forgotten because of their age');
      },
    });
  },
  { name: 'history', dependencies: ['database', 'entries', 'jobs'] },
);
