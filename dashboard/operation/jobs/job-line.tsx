import type { ReactNode } from 'react';
import { jobs, type ScheduledJob } from '../../../calls/jobs.ts';
import type { LateMessage } from '../../../language/late-messages.ts';
import { Button } from '../../../ui/button.tsx';
import { callApi } from '../../app/call-api.ts';
import { useAction } from '../../app/actions/use-action.ts';
import { formatOfficeTime } from '../../app/format-office-time.ts';
import { useLateTranslations } from '../../app/late-translations.ts';
import { durationOf, intervalOf } from './job-times.ts';

const stateMessages = {
  running: 'jobRunning',
  fine: 'jobFine',
  failed: 'jobFailing',
  never: 'jobNever',
} as const satisfies Record<ScheduledJob['state'], LateMessage>;

const stateMarks: Readonly<Record<ScheduledJob['state'], string>> = {
  running: 'badge',
  fine: 'badge badge-on',
  failed: 'mark',
  never: 'badge',
};

function Fact({ word, children }: { readonly word: LateMessage; readonly children: ReactNode }) {
  const t = useLateTranslations();
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-muted">{t(word)}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const TimestampText = ({ at }: { readonly at: string }) => <time dateTime={at}>{formatOfficeTime(at)}</time>;

/** Why a job failed last; less prominent if a later run succeeded. */
function Failure({ job }: { readonly job: ScheduledJob }) {
  const t = useLateTranslations();
  const { failure, state } = job;
  if (failure === null) return null;
  return (
    <div className={state === 'failed' ? 'note grid gap-1' : 'grid gap-1 text-sm text-muted'}>
      <p>
        {t('jobLastFailure', { moment: formatOfficeTime(failure.at) })} {failure.reason}
      </p>
      {state === 'failed' && failure.detail !== '' && (
        <p dir="ltr" className="text-sm text-muted wrap-anywhere rtl:text-end">
          {failure.detail}
        </p>
      )}
    </div>
  );
}

/** A job: description, state, last and next run, last failure, and a button that runs it now. */
export function JobLine({ job }: { readonly job: ScheduledJob }) {
  const t = useLateTranslations();
  const run = useAction(() => callApi(jobs.run, { params: { name: job.name } }), {
    about: job.title,
    refuse: 'notice',
    refresh: (queries) => queries.invalidateQueries({ queryKey: ['jobs'] }),
  });
  const { title, about, state, started_at: startedAt, milliseconds, next_at: nextAt } = job;
  const id = `job-${job.name}`;
  return (
    <li className="grid gap-3 px-5 py-4" aria-labelledby={id}>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid min-w-0 flex-1 basis-64 gap-1">
          <h3 id={id} className="flex flex-wrap items-center gap-2 font-medium">
            {title}
            <span className={stateMarks[state]}>{t(stateMessages[state])}</span>
          </h3>
          <p className="text-sm text-muted">{about}</p>
        </div>
        {job.by_hand && (
          <Button
            size="small"
            isPending={run.isPending}
            isDisabled={state === 'running'}
            aria-label={t('jobRunNamed', { name: title })}
            onPress={() => run.start()}
          >
            {t('jobRunNow')}
          </Button>
        )}
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 text-sm md:grid-cols-4">
        <Fact word="jobInterval">{intervalOf(job.every, t)}</Fact>
        <Fact word="jobLastRun">
          {startedAt === null ? t(state === 'fine' ? 'jobNothingYet' : 'jobNotYet') : <TimestampText at={startedAt} />}
        </Fact>
        <Fact word="jobTook">{milliseconds === null ? '—' : durationOf(milliseconds, t)}</Fact>
        <Fact word="jobNextRun">{nextAt === null ? '—' : <TimestampText at={nextAt} />}</Fact>
      </dl>
      <Failure job={job} />
    </li>
  );
}
