import { useState } from 'react';
import { account, type Passkey } from '../../calls/account.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ask } from '../ask.ts';
import { momentOf } from '../history/change-words.ts';
import { canUsePasskeys } from '../session/passkey.ts';
import { useAccountWords } from './account-words.ts';
import { AccountForm } from './account-form.tsx';
import { makePasskey } from './make-passkey.ts';
import { Part } from './part.tsx';
import { PasswordWindow } from './password-window.tsx';
import { usePasskeys } from './use-account.ts';
import { confirmationIn, useConfirmation } from './use-confirmation.ts';

/** The passkeys with which the administrator logs in, where the browser can make some. */
export function Passkeys() {
  const say = useAccountWords();
  const passkeys = usePasskeys();
  const confirmation = useConfirmation();
  const [isAdding, setIsAdding] = useState(false);
  const [toDelete, setToDelete] = useState<Passkey | null>(null);
  return (
    <Part title="passkeys" intro="passkeysIntro" asked={passkeys}>
      {passkeys.data?.length === 0 && <p className="text-muted">{say('passkeysNone')}</p>}
      <ul className="divide-y divide-line empty:hidden">
        {passkeys.data?.map((passkey) => (
          <li key={passkey.id} className="flex items-center gap-3 py-2">
            <div className="me-auto min-w-0">
              <p className="font-medium wrap-anywhere">
                <bdi>{passkey.name}</bdi>
              </p>
              <p className="text-sm text-muted">
                {passkey.last_used_at === null
                  ? say('passkeyUnused')
                  : say('passkeyUsed', { moment: momentOf(passkey.last_used_at) })}
              </p>
            </div>
            <Button
              look="icon"
              aria-label={say('passkeyRemove', { name: passkey.name })}
              onPress={() => setToDelete(passkey)}
            >
              <Glyph name="close" className="size-4" />
            </Button>
          </li>
        ))}
      </ul>
      {canUsePasskeys() ? (
        <Button className="justify-self-start" onPress={() => setIsAdding(true)}>
          {say('passkeyAdd')}
        </Button>
      ) : (
        <p className="text-sm text-muted">{say('passkeysUnavailable')}</p>
      )}
      {isAdding && (
        <Dialog title={say('passkeyAdd')} size="small" onClose={() => setIsAdding(false)}>
          <AccountForm
            isFocused
            fields={[{ name: 'name', word: 'passkeyName', hint: 'passkeyNameHint' }, ...confirmation]}
            action="goOn"
            send={async ({ name = '', ...typed }) => ({
              message: await makePasskey(name, confirmationIn(typed), say('passkeyNotMade')),
            })}
            onDone={() => setIsAdding(false)}
          />
        </Dialog>
      )}
      {toDelete !== null && (
        <PasswordWindow
          title={say('passkeyQuestion')}
          action="remove"
          send={(body) => ask(account.removePasskey, { params: { id: toDelete.id }, body })}
          onClose={() => setToDelete(null)}
        >
          <p className="wrap-anywhere">
            <bdi>{toDelete.name}</bdi>
          </p>
        </PasswordWindow>
      )}
    </Part>
  );
}
