import { Empty } from '../../../ui/empty.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Retry } from '../../app/shell/retry.tsx';
import { useLateTranslations } from '../../app/late-translations.ts';
import { JobLine } from './job-line.tsx';
import { useJobs } from './use-jobs.ts';
import { ScreenTitle } from '../../app/shell/screen-title.tsx';

/** The scheduled jobs of the server, failed ones first. */
export function JobsScreen() {
  const t = useLateTranslations();
  const known = useJobs();
  const listed = (known.data ?? []).toSorted(
    (one, other) => Number(other.state === 'failed') - Number(one.state === 'failed'),
  );
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header>
        <ScreenTitle>{t('jobs')}</ScreenTitle>
        <p className="text-sm text-muted">{t('jobsIntro')}</p>
      </header>
      {known.isPending && <Loading />}
      {known.isError && <Retry error={known.error} onRetry={() => void known.refetch()} />}
      {known.isSuccess && listed.length === 0 && <Empty>{t('jobsNone')}</Empty>}
      {listed.length > 0 && (
        <ul className="card divide-y divide-line overflow-hidden">
          {listed.map((job) => (
            <JobLine key={job.name} job={job} />
          ))}
        </ul>
      )}
    </section>
  );
}
