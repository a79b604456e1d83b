import { useState } from 'react';
import type { FileKind } from '../../../fields/field.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { useTranslations } from '../../app/translations.ts';
import { Library } from './library.tsx';
import { everyFile } from './library-filter.ts';
import { UploadQueue } from './upload-queue.tsx';

interface StoredFileWindowProps {
  readonly accept: readonly FileKind[];
  readonly onChoose: (name: string | null) => void;
}

/** The library as a window in which a file is chosen. */
export function StoredFileWindow({ accept, onChoose }: StoredFileWindowProps) {
  const t = useTranslations();
  const [filter, setFilter] = useState(everyFile);
  return (
    <Dialog title={t('mediaLibrary')} size="wide" onClose={() => onChoose(null)}>
      <UploadQueue kinds={accept} onChoose={({ name }) => onChoose(name)} />
      <Library kinds={accept} filter={filter} onFilter={setFilter} onOpen={({ name }) => onChoose(name)} />
    </Dialog>
  );
}
