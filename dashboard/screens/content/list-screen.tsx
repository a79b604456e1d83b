import { lazy, useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { Collection } from '../../../content/model/collection.ts';
import { managerOf } from '../../../content/derive/screens.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { recordEditor } from '../../app/records/record-screen.ts';
import { WholeGrid } from '../../content/cards/record-grid.tsx';
import { useListView } from '../../content/lists/use-list-view.ts';
import { titleOf } from '../../app/records/api-record.ts';
import { useTranslations } from '../../app/translations.ts';
import { screens } from '../../../content/screens.ts';
import { Button } from '../../../ui/button.tsx';
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { ShownAt } from '../views/shown-at.tsx';
import { WrittenCount } from '../views/written-in.tsx';
import { ScreenTitle } from '../../app/shell/screen-title.tsx';

const RecordTable = lazy(async () => ({ default: (await import('../../content/lists/record-table.tsx')).RecordTable }));
const AddForm = lazy(async () => ({ default: (await import('../../content/forms/add-form.tsx')).AddForm }));

interface RecordLinksProps {
  readonly collection: Collection;
  readonly id: number;
  readonly title: string;
  /** Whether it is in a row, of which the title leads to the page. */
  readonly isRow?: boolean;
}

/** Leads to the screen of a record's sections alone, and, unless its row does, to its page. */
function RecordLinks({ collection, id, title, isRow = false }: RecordLinksProps) {
  const t = useTranslations();
  const manager = managerOf(collection, screens);
  const editor = recordEditor(collection, id);
  const word = t(collection.screen.words.manage);
  return manager === undefined || editor === null ? null : (
    <>
      {!isRow && (
        <Link to={editor} className="button small" aria-label={t('openNamed', { title })}>
          {t('openRecord')}
        </Link>
      )}
      <Link to={`/${manager.path.replace(':id', String(id))}`} className="button small" aria-label={`${word} ${title}`}>
        {word}
      </Link>
    </>
  );
}

const views = [
  ['cards', 'asCards'],
  ['table', 'listAsTable'],
] as const;

/** A screen of whole records: add form, list as cards or table, edit window, deletion, and links to their sections. */
export function ListScreen({ collection }: { readonly collection: Collection }) {
  const t = useTranslations();
  const [params, setParams] = useSearchParams();
  const { view, shown, isPart, choose } = useListView(collection);
  // In the address, so that the form can be opened from other screens.
  const isAdding = params.has('add');
  const setIsAdding = (isAdding: boolean) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('add');
        if (isAdding) next.set('add', '');
        return next;
      },
      { replace: true },
    );
  const navigate = useNavigate();
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsAdding(false);
    opener.current?.focus();
  };
  /** Opens the page of the new record, if it has one. Back leads to the list without its form. */
  const showAdded = async ({ id }: { readonly id: number }) => {
    const page = recordEditor(collection, id);
    if (page === null) {
      close();
      return;
    }
    const left = new URLSearchParams(params);
    left.delete('add');
    await navigate({ search: left.toString() }, { replace: true });
    await navigate(page);
  };
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6" data-collection={collection.base}>
      <div className="flex flex-wrap items-center gap-4">
        <div className="me-auto">
          <ScreenTitle>{collection.label[currentLanguage()]}</ScreenTitle>
          <ShownAt collection={collection} recordId={null} />
          {!isPart && <WrittenCount collection={collection} parentId={null} records={shown} />}
        </div>
        <div role="group" aria-label={t('listView')} className="flex gap-2">
          {views.map(([each, word]) => (
            <Button key={each} variant="pill" aria-pressed={view === each} onPress={() => choose(each)}>
              {t(word)}
            </Button>
          ))}
        </div>
        <Button
          // While the add form is open, saving is the primary action.
          variant={isAdding ? 'plain' : 'filled'}
          ref={opener}
          aria-expanded={isAdding}
          aria-controls="add-form"
          onPress={() => setIsAdding(!isAdding)}
        >
          {t('addNew')}
        </Button>
      </div>
      <div id="add-form" hidden={!isAdding} className="card p-5">
        {isAdding && (
          <LazyBoundary fallback={<Loading />} onClose={close}>
            <AddForm
              collection={collection}
              parentId={null}
              action={t('add')}
              onCancel={close}
              onSaved={(added) => void showAdded(added)}
            />
          </LazyBoundary>
        )}
      </div>
      {view === 'table' ? (
        <LazyBoundary fallback={<Loading />}>
          <RecordTable
            collection={collection}
            renderActions={(record) => <RecordLinks collection={collection} {...record} isRow />}
          />
        </LazyBoundary>
      ) : (
        <WholeGrid
          collection={collection}
          renderActions={(record) => (
            <RecordLinks collection={collection} id={record.id} title={titleOf(collection, record)} />
          )}
        />
      )}
    </section>
  );
}
