import { jobMessages } from '../../language/job-messages.ts';
import type { Jobs } from '../jobs/create-jobs.ts';
import type { JobState } from '../jobs/job-state.ts';
import { mostListed, type TaskSource, toTask } from './task.ts';

/** Milliseconds by which a run may be late without a notice. */
const tolerance = 600_000;

/** Jobs whose last run failed, or whose next run is late. */
export function lateJobs({ list: listJobs }: Pick<Jobs, 'list'>, now: Date): TaskSource {
  const isLate = ({ state, nextAt }: JobState): boolean =>
    state === 'failed' || (nextAt !== null && Date.parse(nextAt) < now.getTime() - tolerance);
  const find = async (marked: readonly string[]) =>
    (await listJobs()).filter((job) => isLate(job) && !marked.includes(job.name));
  return {
    kind: 'job',
    count: async (marked) => (await find(marked)).length,
    list: async (marked, language) =>
      (await find(marked)).slice(0, mostListed).map(({ name, failure, nextAt }) =>
        toTask({
          kind: 'job',
          id: 0,
          subject: name,
          title: jobMessages(name, language).title,
          text: failure?.detail ?? '',
          at: failure?.at ?? nextAt,
          late: true,
        }),
      ),
  };
}
