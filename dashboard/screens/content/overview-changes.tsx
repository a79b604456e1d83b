import type { Change } from '../../../calls/history.ts';
import { Loading } from '../../../ui/loading.tsx';
import { Link } from 'react-router';
import { formatOfficeTime } from '../../app/format-office-time.ts';
import { actionOf, actorOf, nameOf } from '../../content/history/change-messages.ts';
import { useHistory } from '../../content/history/use-history.ts';
import { recordScreen } from '../../app/records/record-screen.ts';
import { Retry } from '../../app/shell/retry.tsx';
import { useTranslations } from '../../app/translations.ts';

const shown = 5;

function ChangeLine({ revision }: { readonly revision: Change }) {
  const t = useTranslations();
  const name = <bdi>{nameOf(revision, t)}</bdi>;
  const { collection: slug, entry_id: id, category_id: parentId } = revision;
  const screen = recordScreen({ base: slug, id, parentId });
  return (
    <li className="grid gap-0.5 py-3">
      <p className="flex flex-wrap items-baseline gap-2 wrap-anywhere">
        {screen === null ? (
          name
        ) : (
          <Link to={screen} className="link">
            {name}
          </Link>
        )}
        <span className="badge">{t(actionOf(revision))}</span>
      </p>
      <p className="text-sm text-muted">
        <time dateTime={revision.at}>{formatOfficeTime(revision.at)}</time> · <bdi>{actorOf(revision, t)}</bdi>
      </p>
    </li>
  );
}

/** The last changes with administrator and time. */
export function OverviewChanges() {
  const t = useTranslations();
  const history = useHistory(null);
  const newest = history.data?.pages.flat().slice(0, shown);
  return (
    <section className="card grid gap-2 p-5" aria-labelledby="newest-changes">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h3 id="newest-changes" className="font-medium">
          {t('newestChanges')}
        </h3>
        <Link to="/history" className="link text-sm">
          {t('history')}
        </Link>
      </div>
      {history.isPending && <Loading />}
      {history.isError && <Retry error={history.error} onRetry={() => void history.refetch()} />}
      {newest?.length === 0 && <p className="text-muted">{t('noChanges')}</p>}
      <ul className="divide-y divide-line">
        {newest?.map((revision) => (
          <ChangeLine key={revision.id} revision={revision} />
        ))}
      </ul>
    </section>
  );
}
