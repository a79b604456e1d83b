import { jobs as calls } from '../../calls/jobs.ts';
import { callMessage } from '../../language/call-messages.ts';
import { jobMessages } from '../../language/job-messages.ts';
import { CallError, notFound } from '../http/call-error.ts';
import type { Serve } from '../http/serve.ts';
import type { Jobs } from './create-jobs.ts';
import type { JobState } from './job-state.ts';

const failureMessages = {
  records: 'jobRecords',
  mailbox: 'jobMailbox',
  noRoom: 'jobNoRoom',
  database: 'jobDatabase',
  drill: 'jobDrill',
  interrupted: 'jobInterrupted',
  other: 'jobFailed',
} as const;

/** Serves the states of the scheduled jobs and starting one. */
export function serveJobs(serve: Serve, { jobs }: { readonly jobs: Jobs }): void {
  serve(calls.list, async ({ language }) =>
    (await jobs.list()).map(({ failure, ...job }: JobState) => ({
      name: job.name,
      ...jobMessages(job.name, language),
      every: job.every,
      everywhere: job.isEverywhere,
      by_hand: job.isByHand,
      state: job.state,
      started_at: job.startedAt,
      milliseconds: job.milliseconds,
      next_at: job.nextAt,
      failure: failure && {
        at: failure.at,
        reason: callMessage(failureMessages[failure.kind], language),
        detail: failure.detail,
      },
    })),
  );
  serve(calls.run, async ({ params: { name }, language }) => {
    const begun = await jobs.run(name);
    if (begun === null) throw notFound();
    if (begun === 'busy') throw new CallError(409, 'jobBusy');
    return { message: callMessage('jobBegun', language) };
  });
}
