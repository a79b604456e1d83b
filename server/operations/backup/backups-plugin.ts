import fp from 'fastify-plugin';
import type { Config } from '../../config.ts';
import { jobs as declared } from '../../jobs/index.ts';
import { JobError } from '../../jobs/job-failure.ts';
import { ForeignContent } from '../../storage/foreign-content.ts';
import { BackupError } from './backup-error.ts';
import { createBackupSeal } from './backup-seal.ts';
import { createBackups } from './create-backups.ts';
import { makeBackup } from './make-backup.ts';
import type { Backups } from './register-backups.ts';
import { drillRestore } from './restore-drill.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly backups: Backups;
  }
}

/** Stored backups, the job that makes or restores one, and the scheduled jobs. */
export const backupsPlugin = fp<Pick<Config, 'dataDir' | 'bucket' | 'backupKey'>>(
  async (app, { dataDir, bucket, backupKey }) => {
    const { database, enquiries, jobs, signingKey, storage, log } = app;
    const seal = backupKey === null ? null : await createBackupSeal(backupKey);
    // Scheduled backups need a bucket: on the site's disk they would take space and be lost with it.
    const isScheduled = bucket !== null;
    const backups = createBackups({ database, storage, dataDir, seal, log, signingKey, isScheduled });
    const { store } = backups;
    app.addHook('onClose', () => backups.jobs.close());
    jobs.add(declared.backupRemains, {
      async run() {
        const removed = await store.sweep(new Date());
        if (removed > 0) log.info({ removed }, 'Leftover backup files were removed');
      },
    });
    if (isScheduled) {
      jobs.add(declared.backups, {
        async run({ signal }) {
          const name = await store.nextName('nightly');
          await store.add(name, (path) => makeBackup({ database, storage }, path, { signal }));
          await store.prune(name);
          log.info({ backup: name }, 'A backup was made');
        },
      });
    }
    jobs.add(declared.restoreDrill, {
      async run({ signal }) {
        try {
          const drill = await drillRestore({ store, dataDir }, signal);
          if (drill !== null)
            log.info(drill, 'The newest backup was restored into a temporary database and is complete');
        } catch (error) {
          if (!(error instanceof BackupError || error instanceof ForeignContent)) throw error;
          log.error({ err: error }, 'The newest backup could not be restored');
          await enquiries.sendAlarm('drill', error.message).catch((cause: unknown) => {
            log.warn({ err: cause }, 'The e-mail about the failed backup could not be sent');
          });
          throw new JobError('drill', error.message);
        }
      },
    });
    app.decorate('backups', backups);
  },
  { name: 'backups', dependencies: ['database', 'enquiries', 'jobs', 'secrets', 'storage'] },
);
