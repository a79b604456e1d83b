import { lazy } from 'react';
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx';
import { areas } from '../../../content/areas.ts';
import { languages } from '../../../language/languages.ts';
import { Loading } from '../../../ui/loading.tsx';
import { useTranslations } from '../../app/translations.ts';
import { OverviewArea } from './overview-area.tsx';
import { CompletenessBar } from './overview-bar.tsx';
import { sumOf, useCompleteness } from './overview-numbers.ts';
import { OverviewTasks } from './overview-tasks.tsx';
import { ScreenTitle } from '../../app/shell/screen-title.tsx';

// Loaded later: the changes need all declarations, the metrics are at the end, and the late messages are large. What
// needs attention is shown first.
const OverviewStart = lazy(async () => ({ default: (await import('./overview-start.tsx')).OverviewStart }));
const UnfinishedChanges = lazy(async () => ({
  default: (await import('../../content/history/unfinished-changes.tsx')).UnfinishedChanges,
}));
const OverviewChanges = lazy(async () => ({ default: (await import('./overview-changes.tsx')).OverviewChanges }));
const VisitTotals = lazy(async () => ({
  default: (await import('../../visitors/totals/visit-totals.tsx')).VisitTotals,
}));

/** The translation progress of the whole site and of each area. */
function Written() {
  const t = useTranslations();
  const numbers = useCompleteness();
  const site = sumOf(numbers.data ?? []);
  if (numbers.data === undefined) return null;
  return (
    <section className="grid gap-4" aria-labelledby="whole-site">
      <h3 id="whole-site" className="text-lg font-medium">
        {t('wholeSite')}
      </h3>
      <div className="card grid gap-x-8 gap-y-3 p-5 sm:grid-cols-2">
        {languages.map((language) => (
          <CompletenessBar
            key={language}
            language={language}
            records={site.records}
            complete={site[language]}
            untranslatedAt={`/missing?language=${language}`}
          />
        ))}
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {areas.map((area) => (
          <OverviewArea key={area.path} area={area} numbers={numbers.data} />
        ))}
      </ul>
    </section>
  );
}

/** The first screen: what needs attention today, the metrics of the last days, and the translation progress. */
export function Overview() {
  const t = useTranslations();
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="flex flex-wrap items-end gap-4">
        <div className="me-auto">
          <ScreenTitle>{t('overview')}</ScreenTitle>
          <p className="text-muted">{t('overviewIntro')}</p>
        </div>
        {/* Reserves the height of the buttons, to prevent a layout shift. */}
        <div className="min-h-11">
          <LazyBoundary>
            <OverviewStart />
          </LazyBoundary>
        </div>
      </div>
      <LazyBoundary>
        <UnfinishedChanges />
      </LazyBoundary>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <OverviewTasks />
        <LazyBoundary fallback={<Loading />}>
          <OverviewChanges />
        </LazyBoundary>
      </div>
      {/* Reserves the height of the plots, to prevent a layout shift. */}
      <div className="min-h-[36rem]">
        <LazyBoundary fallback={<Loading />}>
          <VisitTotals />
        </LazyBoundary>
      </div>
      <Written />
    </section>
  );
}
