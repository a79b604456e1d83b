import fp from 'fastify-plugin';
import type { Config } from '../../config.ts';
import { startSweeper } from '../../media/start-sweeper.ts';
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
    const { database, signingKey, log } = app;
    const backups = createBackups({ database, dataDir, log, signingKey });
    app.addHook('onClose', () => backups.jobs.close());
    app.addHook('onClose', startSweeper(backups.kept, log));
    app.decorate('backups', backups);
  },
  { name: 'backups', dependencies: ['database', 'secrets'] },
);
