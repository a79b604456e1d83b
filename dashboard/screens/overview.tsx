import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { languages } from '../../language/languages.ts';
import { areas } from '../areas.ts';
import { useBrokenLinks } from '../links/use-broken-links.ts';
import { Waiting } from '../shell/waiting.tsx';
import { useWords } from '../words.ts';
import { OverviewArea } from './overview-area.tsx';
import { CompletenessBar } from './overview-bar.tsx';
import { sumOf, useCompleteness } from './overview-numbers.ts';
import { countVoices } from './record-counts.ts';

// The last part of the screen knows every declaration; the parts before it do not wait for that.
const OverviewChanges = lazy(async () => ({ default: (await import('./overview-changes.tsx')).OverviewChanges }));

interface FactProps {
  readonly title: string;
  readonly query: { readonly isPending: boolean; readonly isError: boolean; readonly refetch: () => unknown };
  readonly children: ReactNode;
}

/** A card that shows a number of the site once it is known. */
function Fact({ title, query, children }: FactProps) {
  const say = useWords();
  return (
    <li className="card relative grid content-start gap-1 p-5">
      <h3 className="font-medium">{title}</h3>
      {query.isError ? (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-sm">
          {say('countFailed')}
          <button type="button" className="button relative" onClick={() => void query.refetch()}>
            {say('tryAgain')}
          </button>
        </p>
      ) : (
        <div className="text-sm text-muted">{query.isPending ? say('loading') : children}</div>
      )}
    </li>
  );
}

/** The first screen: how the site stands, area by area, and what was changed last. */
export function Overview() {
  const say = useWords();
  const numbers = useCompleteness();
  const broken = useBrokenLinks();
  const comments = useQuery({ queryKey: ['record-count'], queryFn: countVoices });
  const site = sumOf(numbers.data ?? []);
  return (
    <section className="grid gap-6">
      <div>
        <h2 className="text-2xl font-semibold">{say('overview')}</h2>
        <p className="text-muted">{say('overviewIntro')}</p>
      </div>
      <ul className="grid gap-4 lg:grid-cols-3">
        <Fact title={say('wholeSite')} query={numbers}>
          <div className="grid gap-3 pt-2 text-ink">
            {languages.map((language) => (
              <CompletenessBar
                key={language}
                language={language}
                records={site.records}
                complete={site[language]}
                missingAt={`/missing?language=${language}`}
              />
            ))}
          </div>
        </Fact>
        <Fact title={say('brokenLinks')} query={broken}>
          {broken.data?.length === 0 ? (
            say('noBrokenLinks')
          ) : (
            <Link to="/links" className="link">
              {say('brokenLinkCount', { count: broken.data?.length ?? 0 })}
            </Link>
          )}
        </Fact>
        <Fact title={say('visitorComments')} query={comments}>
          <Link to="/community" className="link">
            {say('recordCount', { count: comments.data ?? 0 })}
          </Link>
        </Fact>
      </ul>
      {numbers.data !== undefined && (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {areas.map((area) => (
            <OverviewArea key={area.path} area={area} numbers={numbers.data} />
          ))}
        </ul>
      )}
      <Suspense fallback={<Waiting />}>
        <OverviewChanges />
      </Suspense>
    </section>
  );
}
