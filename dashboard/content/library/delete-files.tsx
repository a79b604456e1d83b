import type { StoredFile } from '../../../calls/library.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useRemoveFiles } from '../media/use-files.ts';
import { useLateWords } from '../../app/late-words.ts';

interface DeleteFilesProps {
  readonly files: readonly StoredFile[];
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Asks before files are deleted, and says which of them stay because something uses them. */
export function DeleteFiles({ files, onDeleted, onClose }: DeleteFilesProps) {
  const say = useLateWords();
  const unused = files.filter(({ used }) => used === 0);
  const remove = useRemoveFiles(onDeleted);
  return (
    <ConfirmDialog
      title={unused.length === 0 ? say('filesStay') : say('deleteFilesQuestion', { count: unused.length })}
      destroys
      isPending={remove.isPending}
      isDisabled={unused.length === 0}
      refusal={remove.refusal?.text}
      onNo={onClose}
      onYes={() => remove.start(files)}
    >
      {unused.length < files.length && <p>{say('usedFilesStay', { count: files.length - unused.length })}</p>}
      {unused.length > 0 && <p className="text-muted">{say('deletedForADay')}</p>}
    </ConfirmDialog>
  );
}
