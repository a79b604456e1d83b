import { useQuery } from '@tanstack/react-query';
import { history, type UnfinishedChange } from '../../../calls/history.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useAction } from '../../app/actions/use-action.ts';
import { callApi } from '../../app/call-api.ts';
import { useLateTranslations } from '../../app/late-translations.ts';
import { formatOfficeTime } from '../../app/format-office-time.ts';

const key = ['unfinished-changes'];
/** Milliseconds between requests while a change is being undone, and otherwise. A server may restart meanwhile. */
const [pollMilliseconds, restMilliseconds] = [5000, 60_000];

/** A large change that did not finish: its result and what to do. */
function UnfinishedNotice({ change }: { readonly change: UnfinishedChange }) {
  const t = useLateTranslations();
  const { id, kind, at, written, undone_at: undoneAt, unchanged } = change;
  const isImport = kind === 'import';
  const removal = useAction(() => callApi(history.deleteUnfinished, { params: { id } }), {
    tell: () => null,
    refresh: (queries) => queries.invalidateQueries({ queryKey: key }),
  });
  return (
    <Alert variant="note" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="grid min-w-0 flex-1 basis-80 gap-1">
        <p className="font-medium">
          {t(isImport ? 'importUnfinished' : 'undoUnfinished', { moment: formatOfficeTime(at) })}
        </p>
        {undoneAt === null ? (
          <p>{t('unfinishedPending')}</p>
        ) : (
          <p>
            {t('unfinishedUndone', { count: Math.max(0, written - unchanged) })}{' '}
            {unchanged > 0 && t('unfinishedKept', { count: unchanged })} {t(isImport ? 'importAgain' : 'undoAgain')}
          </p>
        )}
        {removal.refusal !== null && <p>{removal.refusal.text}</p>}
      </div>
      {undoneAt !== null && (
        <Button size="small" isPending={removal.isPending} onPress={() => removal.start()}>
          {t('close')}
        </Button>
      )}
    </Alert>
  );
}

/** Lists imports and bulk undos that did not finish; renders nothing if there are none. */
export function UnfinishedChanges() {
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => callApi(history.unfinished, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.changes.some(({ undone_at: undoneAt }) => undoneAt === null) === true
        ? pollMilliseconds
        : restMilliseconds,
  });
  if (data === undefined || data.changes.length === 0) return null;
  return (
    <div className="grid gap-3">
      {data.changes.map((change) => (
        <UnfinishedNotice key={change.id} change={change} />
      ))}
    </div>
  );
}
