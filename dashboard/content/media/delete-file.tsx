import { useState } from 'react';
import type { StoredFile } from '../../../calls/library.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useLateTranslations } from '../../app/late-translations.ts';
import { nameOf } from './name-of.ts';
import { useRemoveFiles } from './use-files.ts';

/** Deletes an unused file after a warning that this is permanent. */
export function DeleteFile({ file, onDeleted }: { readonly file: StoredFile; readonly onDeleted: () => void }) {
  const t = useLateTranslations();
  const [isConfirming, setIsConfirming] = useState(false);
  const remove = useRemoveFiles(onDeleted);
  return (
    <>
      <Button variant="danger" size="small" className="justify-self-start" onPress={() => setIsConfirming(true)}>
        {t('deleteFile')}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={t('deleteFileQuestion')}
          isPending={remove.isPending}
          destroys
          refusal={remove.refusal?.text}
          onNo={() => setIsConfirming(false)}
          onYes={() => remove.start([file])}
        >
          <p>
            <bdi className="font-medium">{nameOf(file)}</bdi>
          </p>
          <p className="text-muted">{t('deletedForADay')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
