import { useState } from 'react';
import { fileSizes } from '../../../calls/library.ts';
import type { FileKind } from '../../../fields/field.ts';
import { Select } from '../../../ui/select.tsx';
import { useLateTranslations } from '../../app/late-translations.ts';
import { SearchBox } from '../../app/shell/search-box.tsx';
import type { LibraryFilter } from './library-filter.ts';
import { useFolders } from './use-files.ts';

const kindMessages = { image: 'pictures', video: 'videos', document: 'documents', model: 'models' } as const;
const sizeMessages = { small: 'sizeSmall', medium: 'sizeMedium', large: 'sizeLarge', huge: 'sizeHuge' } as const;

interface LibraryToolsProps {
  /** The kinds shown; a single kind needs no choice. */
  readonly kinds: readonly FileKind[];
  readonly filter: LibraryFilter;
  readonly onFilter: (filter: LibraryFilter) => void;
}

/** Filters the library by text, folder, kind, size, missing use and missing alternative text. */
export function LibraryTools({ kinds, filter, onFilter }: LibraryToolsProps) {
  const t = useLateTranslations();
  // The input has state of its own: updating the address on each keystroke would move the cursor.
  const [typed, setTyped] = useState(filter.words);
  const folders = useFolders();
  const change = (news: Partial<LibraryFilter>) => onFilter({ ...filter, words: typed.trim(), ...news });
  const { kind, size, folder, isUnused, isWordless } = filter;
  const folderOptions = [
    { value: '', label: t('allFolders') },
    { value: 'none', label: t('noFolder') },
    ...(folders.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SearchBox
        label={t('searchFiles')}
        text={typed}
        onType={(text) => {
          setTyped(text);
          change({ words: text.trim() });
        }}
      />
      <Select
        className="grow basis-36 sm:max-w-52"
        aria-label={t('folder')}
        value={folder === null ? '' : String(folder)}
        isLoading={folders.isPending}
        options={folderOptions}
        onSelect={(value) => change({ folder: value === '' ? null : value === 'none' ? value : Number(value) })}
      />
      {kinds.length > 1 && (
        <Select
          className="grow basis-36 sm:max-w-52"
          aria-label={t('kindOfFile')}
          value={kind ?? ''}
          options={[
            { value: '', label: t('allKinds') },
            ...kinds.map((each) => ({ value: each, label: t(kindMessages[each]) })),
          ]}
          onSelect={(value) => change({ kind: value === '' ? null : value })}
        />
      )}
      <Select
        className="grow basis-36 sm:max-w-52"
        aria-label={t('sizeOfFile')}
        value={size ?? ''}
        options={[
          { value: '', label: t('allSizes') },
          ...fileSizes.map((each) => ({ value: each, label: t(sizeMessages[each]) })),
        ]}
        onSelect={(value) => change({ size: value === '' ? null : value })}
      />
      <label className="flex min-h-11 items-center gap-2">
        <input
          type="checkbox"
          checked={isUnused}
          onChange={(event) => change({ isUnused: event.currentTarget.checked })}
        />
        {t('unusedOnly')}
      </label>
      <label className="flex min-h-11 items-center gap-2">
        <input
          type="checkbox"
          checked={isWordless}
          onChange={(event) => change({ isWordless: event.currentTarget.checked })}
        />
        {t('wordlessOnly')}
      </label>
    </div>
  );
}
