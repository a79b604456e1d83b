import { useDeferredValue } from 'react';
import type { StoredFile } from '../../../calls/library.ts';
import { fileKinds } from '../../../calls/model/stored-file.ts';
import { isForLatest, latestLooked } from '../../../calls/model/latest-looked.ts';
import type { FileKind } from '../../../fields/field.ts';
import { FilePreview } from '../../../fields/file-preview.tsx';
import { Button } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Retry } from '../../app/shell/retry.tsx';
import { SecondaryMenuButton } from '../../app/shell/secondary-menu-button.tsx';
import { useLateTranslations } from '../../app/late-translations.ts';
import type { LibraryFilter } from './library-filter.ts';
import { LibraryTools } from './library-tools.tsx';
import { nameOf } from './name-of.ts';
import type { FileSelection } from './use-selection.ts';
import { useFiles } from './use-files.ts';

interface TileProps {
  readonly file: StoredFile;
  readonly selection: FileSelection | undefined;
  readonly shown: readonly StoredFile[];
  readonly onOpen: () => void;
}

function Tile({ file, selection, shown, onOpen }: TileProps) {
  const t = useLateTranslations();
  return (
    <>
      <Button
        variant="bare"
        className="file-tile"
        onPress={(event) => {
          if (selection !== undefined && (event.ctrlKey || event.metaKey || event.shiftKey)) {
            selection.toggle(file, event.shiftKey ? shown : []);
          } else onOpen();
        }}
      >
        <span className="file-tile-picture">
          <FilePreview name={file.name} label="" className="size-full object-cover" sizes="280px" isStill />
        </span>
        <bdi className="truncate text-sm">{nameOf(file)}</bdi>
        <span className="text-sm text-muted">
          {file.used === 0 ? t('notUsed') : t('usedPlaces', { count: file.used })}
        </span>
      </Button>
      {selection !== undefined && (
        <label className="file-tile-choice">
          <input
            type="checkbox"
            className="size-5"
            aria-label={t('selectNamed', { name: nameOf(file) })}
            checked={selection.has(file.id)}
            onChange={({ nativeEvent }) =>
              selection.toggle(file, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey ? shown : [])
            }
          />
        </label>
      )}
    </>
  );
}

interface LibraryProps {
  readonly kinds?: readonly FileKind[];
  readonly filter: LibraryFilter;
  readonly onFilter: (filter: LibraryFilter) => void;
  readonly onOpen: (file: StoredFile) => void;
  /** Enables selecting several files. */
  readonly selection?: FileSelection;
}

/** The files of the site with search and filters. */
export function Library({ kinds = fileKinds, filter, onFilter, onOpen, selection }: LibraryProps) {
  const t = useLateTranslations();
  const [only] = kinds.length === 1 ? kinds : [];
  const deferredFilter = useDeferredValue(filter);
  const files = useFiles({ ...deferredFilter, kind: only ?? deferredFilter.kind });
  const shown = files.data?.pages.flatMap((page) => page.files).filter(({ kind }) => kinds.includes(kind)) ?? [];

  return (
    <div className="grid gap-5">
      <LibraryTools kinds={kinds} filter={filter} onFilter={onFilter} />
      {isForLatest(deferredFilter.words) && (
        <p className="text-sm text-muted">{t('filesShort', { count: latestLooked })}</p>
      )}
      {files.isPending && <Loading />}
      {files.isError && <Retry error={files.error} onRetry={() => void files.refetch()} />}
      {files.isSuccess && shown.length === 0 && <Empty>{t('noFiles')}</Empty>}
      {shown.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-4">
          {selection !== undefined && (
            <label className="flex min-h-11 items-center gap-2 text-sm">
              <input
                type="checkbox"
                className="size-5"
                checked={shown.every(({ id }) => selection.has(id))}
                onChange={({ currentTarget: { checked } }) => selection.replace(checked ? shown : [])}
              />
              {t('selectShown')}
            </label>
          )}
          <p role="status" className="text-sm text-muted">
            {t(files.hasNextPage ? 'moreThanFiles' : 'fileCount', { count: shown.length })}
          </p>
        </div>
      )}
      <ul className="file-tiles">
        {shown.map((file) => (
          <li key={file.id} data-chosen={selection?.has(file.id) === true || undefined}>
            <Tile file={file} selection={selection} shown={shown} onOpen={() => onOpen(file)} />
          </li>
        ))}
      </ul>
      <SecondaryMenuButton list={files} label={t('moreFiles')} />
    </div>
  );
}
