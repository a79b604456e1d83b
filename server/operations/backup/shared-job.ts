import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '../../database/connect.ts';
import { databaseTimestamp } from '../../database/database-clock.ts';
import type { BackupJob } from './backup-jobs.ts';

/** The one backup job that all processes share. */
export interface SharedJob {
  /** Claims the work for this process; false if another one has a job. */
  claim(job: BackupJob): Promise<boolean>;
  /** Stores the progress and renews the lease. False if the job is to stop. */
  report(job: BackupJob): Promise<boolean>;
  /** Stores the outcome and releases the lease. */
  end(job: BackupJob): Promise<void>;
  /** The running or last job of all processes. The job of a crashed process counts as failed. */
  read(): Promise<BackupJob | null>;
  /** Asks the running job to stop; false if it cannot be stopped. */
  askToStop(): Promise<boolean>;
}

/** Milliseconds without a report until a process counts as crashed. */
const leaseMilliseconds = 60_000;

/** The table has one row. */
const id = 1;
const free = { lease_id: null, lease_until: null };

const Details = z.record(z.string(), z.union([z.string(), z.number()]));

const toCells = ({ kind, state, step, share, name, saved, problem, values }: BackupJob) => ({
  kind,
  state,
  step,
  share,
  name,
  saved,
  problem,
  details: JSON.stringify(values),
});

export function createSharedJob({ dialect, read, write }: Database): SharedJob {
  const leaseId = randomUUID();
  const leased = () => ({ lease_id: leaseId, lease_until: databaseTimestamp(dialect, leaseMilliseconds) });
  const own = () => write.updateTable('backup_job').where('id', '=', id).where('lease_id', '=', leaseId);

  return {
    async claim(job) {
      const values = { ...toCells(job), ...leased(), is_stop_asked: 0 };
      const claimed = await write
        .insertInto('backup_job')
        .values({ id, ...values })
        .onConflict((conflict) =>
          conflict
            .column('id')
            .doUpdateSet(values)
            .where((eb) =>
              eb.or([
                eb('backup_job.lease_until', 'is', null),
                eb('backup_job.lease_until', '<=', databaseTimestamp(dialect)),
              ]),
            ),
        )
        .returning('id')
        .executeTakeFirst();
      return claimed !== undefined;
    },
    async report(job) {
      const held = await own()
        .set({ ...toCells(job), ...leased() })
        .returning('is_stop_asked')
        .executeTakeFirst();
      return held?.is_stop_asked === 0;
    },
    async end(job) {
      await own()
        .set({ ...toCells(job), ...free })
        .execute();
    },
    async read() {
      const row = await read
        .selectFrom('backup_job')
        .selectAll()
        .select(databaseTimestamp(dialect).as('at'))
        .where('id', '=', id)
        .executeTakeFirst();
      if (row === undefined) return null;
      const { kind, state, step, share, name, saved, problem } = row;
      const job = { kind, state, step, share, name, saved, problem, values: Details.parse(JSON.parse(row.details)) };
      const hasDied = state === 'running' && (row.lease_until ?? '') <= row.at;
      return hasDied ? { ...job, state: 'failed', problem: 'failed' } : job;
    },
    async askToStop() {
      const query = await write
        .updateTable('backup_job')
        .set({ is_stop_asked: 1 })
        .where('id', '=', id)
        .where('state', '=', 'running')
        .where((eb) => eb.or([eb('kind', '=', 'backup'), eb('step', '=', 'reading')]))
        .where('lease_until', '>', databaseTimestamp(dialect))
        .returning('id')
        .executeTakeFirst();
      return query !== undefined;
    },
  };
}
