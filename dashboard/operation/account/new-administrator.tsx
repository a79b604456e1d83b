import { useState } from 'react';
import { type AddedAdministrator, administrators } from '../../../calls/administrators.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { callApi } from '../../app/call-api.ts';
import { useAccountTranslations } from './account-translations.ts';
import { AccountForm } from './account-form.tsx';
import { useConfirmation } from './use-confirmation.ts';

/** Adds an administrator. A generated password is shown here once. */
export function NewAdministrator({ onClose }: { readonly onClose: () => void }) {
  const t = useAccountTranslations();
  const confirmation = useConfirmation();
  const [made, setMade] = useState<{ readonly username: string; readonly password: string } | null>(null);
  const finish = ({ username, password }: AddedAdministrator) => {
    if (password === undefined) onClose();
    else setMade({ username, password });
  };
  return (
    <Dialog title={t('administratorAdd')} size="small" isSticky onClose={onClose}>
      {made === null ? (
        <AccountForm
          isFocused
          fields={[
            { name: 'username', word: 'username', kind: 'username' },
            {
              name: 'new_password',
              word: 'administratorPassword',
              hint: 'administratorPasswordHint',
              kind: 'new-password',
              isOptional: true,
            },
            ...confirmation,
          ]}
          action="add"
          send={({ username = '', password = '', ...more }) =>
            callApi(administrators.add, { body: { username, password, ...more } })
          }
          onDone={finish}
        />
      ) : (
        <>
          <p>{t('administratorPasswordMade', { name: made.username })}</p>
          <p dir="ltr" className="secret">
            {made.password}
          </p>
          <Button variant="filled" className="justify-self-end" onPress={onClose}>
            {t('close')}
          </Button>
        </>
      )}
    </Dialog>
  );
}
