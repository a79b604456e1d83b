import { lazy } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../ui/icon.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { useWords } from '../../app/words.ts';
import { usePendingTasks } from './use-pending-tasks.ts';

/** So many enquiries to answer are named where they are counted. */
const mostNamed = 3;
/** Enquiries know every form, so they do not keep the first screen waiting. */
const NewestEnquiries = lazy(async () => ({
  default: (await import('../../visitors/enquiries/newest-enquiries.tsx')).NewestEnquiries,
}));

/** What needs the administrator today; each line leads to where it is done. */
export function OverviewTasks() {
  const say = useWords();
  const { tasks, queries } = usePendingTasks();
  const failed = queries.filter(({ isError }) => isError);
  const isPending = queries.some((query) => query.isPending);
  const isDone = !isPending && failed.length === 0 && tasks.length === 0;
  return (
    <section className="card grid grid-cols-[minmax(0,1fr)] content-start gap-2 p-5" aria-labelledby="needs-you">
      <h3 id="needs-you" className="font-medium">
        {say('needsYou')}
      </h3>
      {isDone && (
        <p className="flex items-center gap-3 py-3 text-muted">
          <Icon name="check" className="size-5" />
          {say('nothingWaits')}
        </p>
      )}
      <ul className="divide-y divide-line">
        {tasks.map(({ word, count, about, path, isUrgent, isFault }) => (
          <li key={`${word} ${path}`}>
            <Link to={path} className="waiting" data-fault={isFault || undefined}>
              <span className="waiting-sign" data-urgent={isUrgent || undefined} />
              <span className="grow">{say(word, { place: '', id: '', ...about, count })}</span>
              <Icon name="chevron" className="size-4 shrink-0 text-muted" />
            </Link>
            {word === 'waitingAnswer' && (
              // As high as it will be, so that nothing below it jumps when it comes.
              <div style={{ minBlockSize: `${Math.min(count, mostNamed) * 2.75}rem` }}>
                <LazyBoundary>
                  <NewestEnquiries limit={mostNamed} />
                </LazyBoundary>
              </div>
            )}
          </li>
        ))}
      </ul>
      {isPending && <Loading className="text-sm text-muted" />}
      {failed.length > 0 && (
        <Alert
          variant="plain"
          className="text-sm"
          onRetry={() => {
            for (const { refetch } of failed) void refetch();
          }}
        >
          {say('countFailed')}
        </Alert>
      )}
    </section>
  );
}
