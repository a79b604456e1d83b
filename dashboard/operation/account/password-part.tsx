import { useState } from 'react';
import { account as calls, type Device } from '../../../calls/account.ts';
import { callApi } from '../../app/call-api.ts';
import { formatOfficeTime } from '../../app/format-office-time.ts';
import { useAccountTranslations } from './account-translations.ts';
import { AccountForm } from './account-form.tsx';
import { useDeviceName } from './device-name.ts';
import { Part } from './part.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { useAccount, usePasskeys } from './use-account.ts';
import { confirmationIn, useConfirmation } from './use-confirmation.ts';

/** The result of a changed password: the devices that were logged out, and the passkeys that still log in. */
function Outcome({ ended }: { readonly ended: readonly Device[] }) {
  const t = useAccountTranslations();
  const nameOf = useDeviceName();
  const passkeys = usePasskeys().data ?? [];
  return (
    <div role="status" className="note grid gap-3">
      {ended.length > 0 && (
        <div>
          <p>{t('passwordEnded')}</p>
          <ul className="list-disc ps-5">
            {ended.map((device, index) => (
              <li key={index}>
                <bdi>{nameOf(device)}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
      {passkeys.length === 0 ? (
        <p>{t('passwordAlone')}</p>
      ) : (
        <div>
          <p>{t('passwordPasskeys')}</p>
          <PasskeyList passkeys={passkeys} />
        </div>
      )}
    </div>
  );
}

/** Changes the password of the current account. Lists the other login methods, which can be removed with it. */
export function PasswordPart() {
  const t = useAccountTranslations();
  const account = useAccount();
  const passkeys = usePasskeys();
  const confirmation = useConfirmation('currentPassword');
  const [removesPasskeys, setRemovesPasskeys] = useState(false);
  const [ended, setEnded] = useState<readonly Device[] | null>(null);
  const names = passkeys.data?.map(({ name }) => name) ?? [];
  return (
    <Part title="password" intro="newPasswordHint" query={account}>
      {account.data !== undefined && (
        <p className="text-sm text-muted">
          {t('passwordSince', { moment: formatOfficeTime(account.data.changed_at) })}
        </p>
      )}
      <AccountForm
        fields={[...confirmation, { name: 'new_password', word: 'newPassword', kind: 'new-password' }]}
        action="changePassword"
        send={({ new_password = '', ...typed }) =>
          callApi(calls.changePassword, {
            body: {
              ...confirmationIn(typed),
              new_password,
              ...(names.length > 0 && { removes_passkeys: removesPasskeys }),
            },
          })
        }
        onDone={(answer) => {
          setRemovesPasskeys(false);
          setEnded(answer.ended_sessions);
        }}
        below={
          names.length > 0 && (
            <label className="flex w-fit items-start gap-2">
              <input
                type="checkbox"
                className="mt-0.5 size-5 shrink-0"
                checked={removesPasskeys}
                onChange={() => setRemovesPasskeys(!removesPasskeys)}
              />
              <span className="grid gap-1">
                {t('passwordRemovesPasskeys')}
                <span className="text-sm text-muted wrap-anywhere">
                  {names.map((name, index) => (
                    <span key={index}>
                      {index > 0 && ' · '}
                      <bdi>{name}</bdi>
                    </span>
                  ))}
                </span>
              </span>
            </label>
          )
        }
      />
      {ended !== null && <Outcome ended={ended} />}
    </Part>
  );
}
