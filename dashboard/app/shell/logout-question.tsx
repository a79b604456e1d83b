import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { logOut } from '../session/session.ts';
import { useTranslations } from '../translations.ts';

/** Asks for confirmation and ends the session. */
export function LogoutQuestion({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations();
  const [state, setState] = useState<'asking' | 'leaving' | 'failed'>('asking');

  async function leave(): Promise<void> {
    setState('leaving');
    try {
      await logOut();
    } catch {
      setState('failed');
    }
  }

  return (
    <ConfirmDialog
      title={t('logoutQuestion')}
      isPending={state === 'leaving'}
      refusal={state === 'failed' ? t('unreachable') : ''}
      onYes={() => void leave()}
      onNo={onClose}
    />
  );
}
