import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { areas } from '../areas.ts';
import { useWords } from '../words.ts';
import { basesOf, countRecords, voices } from './record-counts.ts';

interface CardProps {
  readonly title: string;
  readonly bases: readonly string[];
  /** Its screen; the visitors' comments have none of their own. */
  readonly path?: string;
}

function AreaCard({ title, bases, path }: CardProps) {
  const say = useWords();
  const count = useQuery({ queryKey: ['record-count', ...bases], queryFn: () => countRecords(bases) });
  return (
    <li className="card relative grid gap-1 p-5">
      <h3 className="font-medium">
        {path === undefined ? (
          title
        ) : (
          <Link to={path} className="after:absolute after:inset-0 after:rounded-xl">
            {title}
          </Link>
        )}
      </h3>
      {count.isError ? (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-sm">
          {say('countFailed')}
          <button type="button" className="button relative" onClick={() => void count.refetch()}>
            {say('tryAgain')}
          </button>
        </p>
      ) : (
        <p className="text-sm text-muted">
          {count.isPending ? say('loading') : say('recordCount', { count: count.data })}
        </p>
      )}
    </li>
  );
}

/** The first screen: every area with how many records the site holds there. */
export function Overview() {
  const say = useWords();
  return (
    <section className="grid gap-6">
      <div>
        <h2 className="text-2xl font-semibold">{say('overview')}</h2>
        <p className="text-muted">{say('overviewIntro')}</p>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {areas.map((area) => (
          <AreaCard key={area.path} title={say(area.word)} path={area.path} bases={basesOf(area)} />
        ))}
        <AreaCard title={say('visitorComments')} bases={voices} />
      </ul>
    </section>
  );
}
