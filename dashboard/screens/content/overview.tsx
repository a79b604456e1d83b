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

// The changes know every declaration, the plots are looked at last, and late words are many; what waits does not wait for them.
const OverviewStart = lazy(async () => ({ default: (await import('./overview-start.tsx')).OverviewStart }));
const UnfinishedChanges = lazy(async () => ({
  default: (await import('../../content/history/unfinished-changes.tsx')).UnfinishedChanges,
}));
const OverviewChanges = lazy(async () => ({ default: (await import('./overview-changes.tsx')).OverviewChanges }));
const Figures = lazy(async () => ({ default: (await import('../../visitors/figures/figures.tsx')).Figures }));

/** How far the whole site and each of its areas are written in both languages. */
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

/** The first screen: what needs the administrator today, what the last days brought, and how the site stands. */
export function Overview() {
  const t = useTranslations();
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="flex flex-wrap items-end gap-4">
        <div className="me-auto">
          <ScreenTitle>{t('overview')}</ScreenTitle>
          <p className="text-muted">{t('overviewIntro')}</p>
        </div>
        {/* As high as its buttons, so that nothing below them jumps when they come. */}
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
      {/* As high as the plots, so that nothing below them jumps when they come. */}
      <div className="min-h-[36rem]">
        <LazyBoundary fallback={<Loading />}>
          <Figures />
        </LazyBoundary>
      </div>
      <Written />
    </section>
  );
}
