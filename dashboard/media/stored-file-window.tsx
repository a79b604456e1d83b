import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { FileKind } from '../../fields/field.ts';
import { FilePreview } from '../../fields/file-preview.tsx';
import { call, isObject, type Read } from '../call.ts';
import { Window } from '../dialogs/window.tsx';
import { textOf } from '../records/wire-record.ts';
import { useWords } from '../words.ts';

interface StoredFile {
  readonly id: number;
  readonly name: string;
  readonly kind: string;
  readonly alt: string;
}

const filesAnswer: Read<readonly StoredFile[]> = (answer) => {
  const files = isObject(answer) ? answer['files'] : undefined;
  if (!Array.isArray(files)) return null;
  return files.flatMap((file: unknown) => {
    if (!isObject(file)) return [];
    const { id, name, kind } = file;
    const isFile = typeof id === 'number' && typeof name === 'string' && typeof kind === 'string';
    return isFile ? [{ id, name, kind, alt: textOf(file['alt']) }] : [];
  });
};

interface StoredFileWindowProps {
  readonly accept: readonly FileKind[];
  readonly onChoose: (name: string | null) => void;
}

/** The files that the site holds already, to choose one from. */
export function StoredFileWindow({ accept, onChoose }: StoredFileWindowProps) {
  const say = useWords();
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed);
  const kind = accept.length === 1 ? `&kind=${accept[0]}` : '';
  const files = useQuery({
    queryKey: ['media', query, kind],
    queryFn: ({ signal }) => call(`/media?limit=60&q=${encodeURIComponent(query)}${kind}`, filesAnswer, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <Window title={say('mediaLibrary')} size="wide" onClose={() => onChoose(null)}>
      <input
        type="search"
        className="input"
        aria-label={say('searchFiles')}
        placeholder={say('searchFiles')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {files.isError && (
        <p role="alert" className="alert">
          {files.error.message || say('unreachable')}
        </p>
      )}
      {files.data?.length === 0 && <p className="text-muted">{say('noItems')}</p>}
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {files.data
          ?.filter((file) => accept.some((each) => each === file.kind))
          .map(({ id, name, alt }) => (
            <li key={id}>
              <button type="button" className="file-tile" onClick={() => onChoose(name)}>
                <FilePreview name={name} label={alt || name} className="h-28 w-full object-cover" />
                <span className="truncate text-sm">{alt || name}</span>
              </button>
            </li>
          ))}
      </ul>
    </Window>
  );
}
