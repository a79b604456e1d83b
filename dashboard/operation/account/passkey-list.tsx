import { useState } from 'react';
import { account, type Passkey } from '../../../calls/account.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Button } from '../../../ui/button.tsx';
import { callApi } from '../../app/call-api.ts';
import { formatOfficeTime } from '../../app/format-office-time.ts';
import { useAccountTranslations } from './account-translations.ts';
import { PasswordWindow } from './password-window.tsx';

/** The passkeys of the current account. Removing one requires the password. */
export function PasskeyList({ passkeys }: { readonly passkeys: readonly Passkey[] }) {
  const t = useAccountTranslations();
  const [toDelete, setToDelete] = useState<Passkey | null>(null);
  return (
    <>
      <ul className="divide-y divide-line empty:hidden">
        {passkeys.map((passkey) => (
          <li key={passkey.id} className="flex items-center gap-3 py-2">
            <div className="me-auto min-w-0">
              <p className="font-medium wrap-anywhere">
                <bdi>{passkey.name}</bdi>
              </p>
              <p className="text-sm text-muted">
                {passkey.last_used_at === null
                  ? t('passkeyUnused')
                  : t('passkeyUsed', { moment: formatOfficeTime(passkey.last_used_at) })}
              </p>
            </div>
            <Button
              variant="icon"
              aria-label={t('passkeyRemove', { name: passkey.name })}
              onPress={() => setToDelete(passkey)}
            >
              <Icon name="close" className="size-4" />
            </Button>
          </li>
        ))}
      </ul>
      {toDelete !== null && (
        <PasswordWindow
          title={t('passkeyQuestion')}
          action="remove"
          send={(body) => callApi(account.removePasskey, { params: { id: toDelete.id }, body })}
          onClose={() => setToDelete(null)}
        >
          <p className="wrap-anywhere">
            <bdi>{toDelete.name}</bdi>
          </p>
        </PasswordWindow>
      )}
    </>
  );
}
