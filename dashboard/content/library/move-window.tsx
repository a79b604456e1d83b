import type { StoredFile } from '../../../calls/library.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useChangeFiles, useFolders } from '../media/use-files.ts';
import { useLateTranslations } from '../../app/late-translations.ts';
import { NewFolder } from './new-folder.tsx';

interface MoveWindowProps {
  readonly files: readonly StoredFile[];
  readonly onMoved: () => void;
  readonly onClose: () => void;
}

/** Moves files to an existing or a new folder. */
export function MoveWindow({ files, onMoved, onClose }: MoveWindowProps) {
  const t = useLateTranslations();
  const folders = useFolders();
  const moving = useChangeFiles(onMoved);
  const moveTo = (folder: number | null) => moving.start(files.map(({ id }) => ({ id, folder })));
  const places = [...(folders.data ?? []), { id: null, name: t('noFolder') }];
  return (
    <Dialog title={t('moveFiles', { count: files.length })} size="small" onClose={onClose}>
      <ul className="grid gap-2" aria-busy={moving.isPending}>
        {places.map(({ id, name }) => (
          <li key={id}>
            <Button className="w-full" isDisabled={moving.isPending} onPress={() => moveTo(id)}>
              <bdi className="wrap-anywhere">{name}</bdi>
            </Button>
          </li>
        ))}
      </ul>
      <NewFolder label={t('addAndMove')} onAdded={({ id }) => moveTo(id)} />
      {moving.refusal !== null && <Alert onRetry={moving.retry}>{moving.refusal.text}</Alert>}
    </Dialog>
  );
}
