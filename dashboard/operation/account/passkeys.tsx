import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { canUsePasskeys } from '../../app/session/passkey.ts';
import { useAccountTranslations } from './account-translations.ts';
import { AccountForm } from './account-form.tsx';
import { makePasskey } from './make-passkey.ts';
import { Part } from './part.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { usePasskeys } from './use-account.ts';
import { confirmationIn, useConfirmation } from './use-confirmation.ts';

/** The passkeys of the current account, if the browser supports them. */
export function Passkeys() {
  const t = useAccountTranslations();
  const passkeys = usePasskeys();
  const confirmation = useConfirmation();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Part title="passkeys" intro="passkeysIntro" query={passkeys}>
      {passkeys.data?.length === 0 && <p className="text-muted">{t('passkeysNone')}</p>}
      {passkeys.data !== undefined && <PasskeyList passkeys={passkeys.data} />}
      {canUsePasskeys() ? (
        <Button className="justify-self-start" onPress={() => setIsAdding(true)}>
          {t('passkeyAdd')}
        </Button>
      ) : (
        <p className="text-sm text-muted">{t('passkeysUnavailable')}</p>
      )}
      {isAdding && (
        <Dialog title={t('passkeyAdd')} size="small" onClose={() => setIsAdding(false)}>
          <AccountForm
            isFocused
            fields={[{ name: 'name', word: 'passkeyName', hint: 'passkeyNameHint' }, ...confirmation]}
            action="goOn"
            send={async ({ name = '', ...typed }) => ({
              message: await makePasskey(name, confirmationIn(typed), t('passkeyNotMade')),
            })}
            onDone={() => setIsAdding(false)}
          />
        </Dialog>
      )}
    </Part>
  );
}
