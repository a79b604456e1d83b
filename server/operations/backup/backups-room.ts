import fp from 'fastify-plugin';
import type { Config } from '../../config.ts';
import { jobs as declared } from '../../jobs/index.ts';
import { createBackups } from './create-backups.ts';
import type { Backups } from './register-backups.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly backups: Backups;
  }
}

/** Backups that are kept, and the job that makes or restores one. */
export const backupsRoom = fp<Pick<Config, 'dataDir'>>(
  async (app, { dataDir }) => {
    const { database, jobs, signingKey, storage, log } = app;
    const backups = createBackups({ database, storage, dataDir, log, signingKey });
    app.addHook('onClose', () => backups.jobs.close());
    jobs.add(declared.backupRemains, {
      async run() {
        const removed = await backups.kept.sweep(new Date());
        if (removed > 0) log.info({ removed }, 'What backups left behind was removed');
      },
    });
    app.decorate('backups', backups);
  },
  { name: 'backups', dependencies: ['database', 'jobs', 'secrets', 'storage'] },
);
