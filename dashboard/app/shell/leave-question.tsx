import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useTranslations } from '../translations.ts';

/** Asks before something typed is left behind; it is kept all the same. */
export function LeaveQuestion({ onYes, onNo }: { readonly onYes: () => void; readonly onNo: () => void }) {
  const t = useTranslations();
  return (
    <ConfirmDialog title={t('leaveQuestion')} onYes={onYes} onNo={onNo}>
      <p className="text-muted">{t('leaveKept')}</p>
    </ConfirmDialog>
  );
}
