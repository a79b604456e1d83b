import { lazy } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../ui/icon.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { useTranslations } from '../../app/translations.ts';
import { usePendingTasks } from './use-pending-tasks.ts';

/** So many tasks of a kind are listed at most. */
const mostListed = 5;
// What is done about tasks knows every kind of them, so the numbers do not wait for it.
const TaskRows = lazy(async () => ({ default: (await import('./task-rows.tsx')).TaskRows }));

/** What needs the administrator today: each line leads to its screen, and the first tasks below it are dealt with here. */
export function OverviewTasks() {
  const t = useTranslations();
  const { tasks, isPending, isError, refetch } = usePendingTasks();
  const isDone = !isPending && !isError && tasks.length === 0;
  return (
    <section className="card grid grid-cols-[minmax(0,1fr)] content-start gap-2 p-5" aria-labelledby="needs-you">
      <h3 id="needs-you" className="font-medium">
        {t('needsYou')}
      </h3>
      {isDone && (
        <p className="flex items-center gap-3 py-3 text-muted">
          <Icon name="check" className="size-5" />
          {t('nothingWaits')}
        </p>
      )}
      <ul className="divide-y divide-line">
        {tasks.map(({ word, count, about, path, isUrgent, isFault, kind }) => (
          <li key={`${word} ${path}`}>
            <Link to={path} className="waiting" data-fault={isFault || undefined}>
              <span className="waiting-sign" data-urgent={isUrgent || undefined} />
              <span className="grow">{t(word, { place: '', id: '', ...about, count })}</span>
              <Icon name="chevron" className="size-4 shrink-0 text-muted" />
            </Link>
            {kind !== undefined && (
              // As high as it will be, so that nothing below it jumps when it comes.
              <div style={{ minBlockSize: `${Math.min(count, mostListed) * 3.25}rem` }}>
                <LazyBoundary>
                  <TaskRows kind={kind} />
                </LazyBoundary>
              </div>
            )}
          </li>
        ))}
      </ul>
      {isPending && <Loading className="text-sm text-muted" />}
      {isError && (
        <Alert variant="plain" className="text-sm" onRetry={() => void refetch()}>
          {t('countFailed')}
        </Alert>
      )}
    </section>
  );
}
