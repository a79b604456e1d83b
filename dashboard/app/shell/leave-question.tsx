import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useTranslations } from '../translations.ts';

/** Asks for confirmation before unsaved input is left. The draft is stored in either case. */
export function LeaveQuestion({ onYes, onNo }: { readonly onYes: () => void; readonly onNo: () => void }) {
  const t = useTranslations();
  return (
    <ConfirmDialog title={t('leaveQuestion')} onYes={onYes} onNo={onNo}>
      <p className="text-muted">{t('leaveKept')}</p>
    </ConfirmDialog>
  );
}
