import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { findCollection } from '../../content/collections/index.ts';
import type { DashboardWord } from '../../language/dashboard-words.ts';
import { formatMoment } from '../../language/format.ts';
import { call, isObject, type Read } from '../call.ts';
import { currentLanguage } from '../current-language.ts';
import { recordScreen } from '../links/record-screen.ts';
import { textOf } from '../records/wire-record.ts';
import { useWords } from '../words.ts';

interface Change {
  readonly id: number;
  readonly at: string;
  readonly actor: string;
  readonly word: DashboardWord;
  readonly base: string;
  readonly parentId: number | null;
  readonly title: string;
}

const actionWords: Readonly<Record<string, DashboardWord>> = {
  create: 'wasAdded',
  update: 'wasChanged',
  delete: 'wasDeleted',
  reorder: 'wasReordered',
};

const shown = 5;

/** The administrator's clock. */
const ownTimeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

function toChange(answer: unknown): Change[] {
  if (!isObject(answer)) return [];
  const { id, at, actor, action, collection, category_id: parent, title } = answer;
  if (typeof id !== 'number' || typeof at !== 'string' || typeof collection !== 'string') return [];
  return [
    {
      id,
      at,
      actor: typeof actor === 'string' ? actor : '',
      word: actionWords[String(action)] ?? 'wasChanged',
      base: collection,
      parentId: typeof parent === 'number' ? parent : null,
      title: textOf(title),
    },
  ];
}

const changesAnswer: Read<readonly Change[]> = (answer) => (Array.isArray(answer) ? answer.flatMap(toChange) : null);

function ChangeLine({ change }: { readonly change: Change }) {
  const say = useWords();
  const language = currentLanguage();
  const { base, title, word, actor, at } = change;
  const label = findCollection(base)?.label[language] ?? '';
  const name = <bdi className="font-medium">{title || label || base}</bdi>;
  const screen = recordScreen(change);
  return (
    <li className="grid gap-0.5 py-3">
      <p className="wrap-anywhere">
        {screen === null ? (
          name
        ) : (
          <Link to={screen} className="link">
            {name}
          </Link>
        )}{' '}
        <span className="text-muted">{say(word)}</span>
      </p>
      <p className="text-sm text-muted">
        {title !== '' && label !== '' && `${label} · `}
        <bdi>{actor}</bdi> · <time dateTime={at}>{formatMoment(at, language, ownTimeZone)}</time>
      </p>
    </li>
  );
}

/** What was changed last, by whom and when. */
export function OverviewChanges() {
  const say = useWords();
  const changes = useQuery({
    queryKey: ['revisions', 'newest'],
    queryFn: ({ signal }) => call(`/revisions?limit=${shown}`, changesAnswer, { signal }),
  });
  return (
    <section className="card p-5" aria-labelledby="newest-changes">
      <h3 id="newest-changes" className="font-medium">
        {say('newestChanges')}
      </h3>
      {changes.isPending && <p className="text-muted">{say('loading')}</p>}
      {changes.isError && (
        <p role="alert" className="flex flex-wrap items-center gap-3">
          {say('changesUnread')}
          <button type="button" className="button" onClick={() => void changes.refetch()}>
            {say('tryAgain')}
          </button>
        </p>
      )}
      {changes.data?.length === 0 && <p className="text-muted">{say('noChanges')}</p>}
      <ul className="divide-y divide-line">
        {changes.data?.map((change) => (
          <ChangeLine key={change.id} change={change} />
        ))}
      </ul>
    </section>
  );
}
