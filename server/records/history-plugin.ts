import { defaultCountry } from '../../content/countries.ts';
import fp from 'fastify-plugin';
import { jobs as declared } from '../jobs/index.ts';
import { undoUnfinishedRuns } from './undo-run.ts';
import { sweepHistory } from './history/sweep-history.ts';

/** The jobs of the history: one deletes changes older than the retention settings, one undoes unfinished changes. */
export const historyPlugin = fp(
  async (app) => {
    const { database, entries, jobs, reader, log } = app;
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
    jobs.add(declared.unfinishedChanges, {
      async run() {
        const undone = await undoUnfinishedRuns({ database, entries });
        if (undone > 0) log.warn({ undone }, 'Unfinished changes were undone');
      },
    });
  },
  { name: 'history', dependencies: ['database', 'entries', 'jobs'] },
);
