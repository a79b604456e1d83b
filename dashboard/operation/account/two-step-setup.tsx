import { useState } from 'react';
import { QrCode } from '../../../ui/qr-code.tsx';
import { account, type SharedKey } from '../../../calls/account.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { callApi } from '../../app/call-api.ts';
import { useAccountTranslations } from './account-translations.ts';
import { AccountForm } from './account-form.tsx';
import { confirmationIn, useConfirmation } from './use-confirmation.ts';

interface SetupProps {
  readonly onClose: () => void;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** Sets up two-step login: password, QR code for the app, then a first code of the app. */
export function TwoStepSetup({ onClose, onCodes }: SetupProps) {
  const t = useAccountTranslations();
  const confirmation = useConfirmation();
  const [shared, setShared] = useState<SharedKey | null>(null);
  return (
    <Dialog title={t('twoStep')} size="small" isSticky onClose={onClose}>
      {shared === null ? (
        <AccountForm
          isFocused
          key="password"
          fields={confirmation}
          action="goOn"
          isSilent
          send={(typed) => callApi(account.beginTwoStep, { body: confirmationIn(typed) })}
          onDone={setShared}
        />
      ) : (
        <AccountForm
          isFocused
          key="code"
          fields={[{ name: 'code', word: 'firstCode', kind: 'code' }]}
          action="confirm"
          isSilent
          send={({ code = '' }) => callApi(account.confirmTwoStep, { body: { code } })}
          onDone={({ recovery_codes: codes }) => onCodes(codes)}
        >
          <p>{t('scanCode')}</p>
          <QrCode text={shared.address} label={t('scanLabel')} className="w-full max-w-60 justify-self-center" />
          <p>{t('typeKey')}</p>
          <p dir="ltr" className="secret">
            {shared.key.replace(/.{4}(?=.)/g, '$& ')}
          </p>
        </AccountForm>
      )}
    </Dialog>
  );
}
