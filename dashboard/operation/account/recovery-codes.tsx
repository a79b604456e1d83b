import { useState } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useAccountTranslations } from './account-translations.ts';

interface CodesProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** New recovery codes, which are shown only once. Closing asks for confirmation until they are copied or downloaded. */
export function RecoveryCodes({ codes, onClose }: CodesProps) {
  const t = useAccountTranslations();
  const [taken, setTaken] = useState<'copied' | 'downloaded' | 'refused' | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const text = `${location.host}\n\n${codes.join('\n')}\n`;
  const close = () => (taken === 'copied' || taken === 'downloaded' ? onClose() : setIsAsking(true));

  /** Browsers refuse to copy without HTTPS or without the user's permission. */
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setTaken('copied');
    } catch {
      setTaken((before) => before ?? 'refused');
    }
  };

  return (
    <>
      <Dialog title={t('recoveryCodes')} size="small" isSticky onClose={close}>
        <p>{t('recoveryCodesText')}</p>
        <ol dir="ltr" className="secret grid gap-1 sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        {taken === 'refused' && <Alert>{t('recoveryCodesNotCopied')}</Alert>}
        <p role="status" className="text-sm text-muted empty:hidden">
          {taken === 'copied' && t('recoveryCodesCopied')}
        </p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onPress={() => void copy()}>{t('recoveryCodesCopy')}</Button>
          <a
            className="button"
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download={`recovery-codes-${location.hostname}.txt`}
            onClick={() => setTaken('downloaded')}
          >
            {t('recoveryCodesDownload')}
          </a>
          <Button variant="filled" onPress={close}>
            {t('recoveryCodesKept')}
          </Button>
        </div>
      </Dialog>
      {isAsking && (
        <ConfirmDialog title={t('recoveryCodesQuestion')} onYes={onClose} onNo={() => setIsAsking(false)}>
          <p className="text-muted">{t('recoveryCodesGone')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
