import { useDeferredValue, useState } from 'react';
import { fileKinds, type StoredFile } from '../../calls/library.ts';
import { isForLatest, latestLooked } from '../../calls/model/latest-looked.ts';
import type { FileKind } from '../../fields/field.ts';
import { FilePreview } from '../../fields/file-preview.tsx';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { Retry } from '../shell/retry.tsx';
import { MoreButton } from '../shell/more-button.tsx';
import { SearchBox } from '../shell/search-box.tsx';
import { useWords } from '../words.ts';
import { nameOf } from './name-of.ts';
import { UploadQueue } from './upload-queue.tsx';
import { useFiles } from './use-files.ts';

const kindWords = { image: 'pictures', video: 'videos', document: 'documents' } as const;

function Tile({ file, onOpen }: { readonly file: StoredFile; readonly onOpen: () => void }) {
  const say = useWords();
  return (
    <Button look="bare" className="file-tile" onPress={onOpen}>
      <span className="file-tile-picture">
        <FilePreview name={file.name} label="" className="size-full object-cover" sizes="280px" isStill />
      </span>
      <bdi className="truncate text-sm">{nameOf(file)}</bdi>
      <span className="text-sm text-muted">
        {file.used === 0 ? say('notUsed') : say('usedPlaces', { count: file.used })}
      </span>
    </Button>
  );
}

interface LibraryProps {
  /** The kinds that are shown; a single one needs no filter. */
  readonly kinds?: readonly FileKind[];
  readonly onOpen: (file: StoredFile) => void;
}

/** The files that the site holds: sought by their words, narrowed down, and more sent in. */
export function Library({ kinds = fileKinds, onOpen }: LibraryProps) {
  const say = useWords();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<FileKind | null>(null);
  const [isUnused, setIsUnused] = useState(false);
  const [only] = kinds.length === 1 ? kinds : [];
  const words = useDeferredValue(typed.trim());
  const files = useFiles({ words, kind: only ?? chosen, isUnused });
  const shown = files.data?.pages.flatMap((page) => page.files).filter(({ kind }) => kinds.includes(kind)) ?? [];

  return (
    <div className="grid gap-5">
      <UploadQueue kinds={kinds} />
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox label={say('searchFiles')} text={typed} onType={setTyped} />
        {only === undefined && (
          <select
            className="input max-w-52"
            aria-label={say('kindOfFile')}
            value={chosen ?? ''}
            onChange={(event) => setChosen(kinds.find((kind) => kind === event.currentTarget.value) ?? null)}
          >
            <option value="">{say('allKinds')}</option>
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {say(kindWords[kind])}
              </option>
            ))}
          </select>
        )}
        <label className="flex min-h-11 items-center gap-2">
          <input type="checkbox" checked={isUnused} onChange={(event) => setIsUnused(event.currentTarget.checked)} />
          {say('unusedOnly')}
        </label>
      </div>
      {isForLatest(words) && <p className="text-sm text-muted">{say('filesShort', { count: latestLooked })}</p>}
      {files.isPending && <Waiting />}
      {files.isError && <Retry error={files.error} onRetry={() => void files.refetch()} />}
      {files.isSuccess && shown.length === 0 && <Empty>{say('noFiles')}</Empty>}
      {shown.length > 0 && (
        <p role="status" className="text-sm text-muted">
          {say(files.hasNextPage ? 'moreThanFiles' : 'fileCount', { count: shown.length })}
        </p>
      )}
      <ul className="file-tiles">
        {shown.map((file) => (
          <li key={file.id}>
            <Tile file={file} onOpen={() => onOpen(file)} />
          </li>
        ))}
      </ul>
      <MoreButton list={files} label={say('moreFiles')} />
    </div>
  );
}
