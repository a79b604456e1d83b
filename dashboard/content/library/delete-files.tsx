import type { StoredFile } from '../../../calls/library.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useRemoveFiles } from '../media/use-files.ts';
import { useLateTranslations } from '../../app/late-translations.ts';

interface DeleteFilesProps {
  readonly files: readonly StoredFile[];
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation before files are deleted and lists those that stay because they are used. */
export function DeleteFiles({ files, onDeleted, onClose }: DeleteFilesProps) {
  const t = useLateTranslations();
  const unused = files.filter(({ used }) => used === 0);
  const remove = useRemoveFiles(onDeleted);
  return (
    <ConfirmDialog
      title={unused.length === 0 ? t('filesStay') : t('deleteFilesQuestion', { count: unused.length })}
      destroys
      isPending={remove.isPending}
      isDisabled={unused.length === 0}
      refusal={remove.refusal?.text}
      onNo={onClose}
      onYes={() => remove.start(files)}
    >
      {unused.length < files.length && <p>{t('usedFilesStay', { count: files.length - unused.length })}</p>}
      {unused.length > 0 && <p className="text-muted">{t('deletedForADay')}</p>}
    </ConfirmDialog>
  );
}
