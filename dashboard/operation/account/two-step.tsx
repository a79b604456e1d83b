import { useState } from 'react';
import { account as calls } from '../../../calls/account.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { callApi } from '../../app/call-api.ts';
import { formatOfficeTime } from '../../app/format-office-time.ts';
import { useAccountTranslations } from './account-translations.ts';
import { AccountForm } from './account-form.tsx';
import { Part } from './part.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TwoStepSetup } from './two-step-setup.tsx';
import { useAccount } from './use-account.ts';
import { useConfirmation } from './use-confirmation.ts';

/** Two-step login of the current account: on or off, and its recovery codes. */
export function TwoStep() {
  const t = useAccountTranslations();
  const account = useAccount();
  const confirmation = useConfirmation();
  const [open, setOpen] = useState<'setUp' | 'turnOff' | 'renew' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const since = account.data?.two_step_since ?? null;
  const close = () => setOpen(null);
  const showCodes = (made: readonly string[]) => {
    close();
    setCodes(made);
  };

  return (
    <Part title="twoStep" intro="twoStepIntro" query={account}>
      {since === null ? (
        <div className="flex flex-wrap items-center gap-3">
          <span className="badge">{t('twoStepIsOff')}</span>
          <Button onPress={() => setOpen('setUp')}>{t('twoStepSetUp')}</Button>
        </div>
      ) : (
        <>
          <p className="flex flex-wrap gap-2">
            <span className="badge badge-on">{t('twoStepSince', { moment: formatOfficeTime(since) })}</span>
            <span className={account.data?.recovery_codes === 0 ? 'mark' : 'badge'}>
              {t('recoveryCodesLeft', { count: account.data?.recovery_codes ?? 0 })}
            </span>
          </p>
          <div className="flex flex-wrap gap-2">
            <Button onPress={() => setOpen('renew')}>{t('recoveryCodesRenew')}</Button>
            <Button onPress={() => setOpen('turnOff')}>{t('twoStepTurnOff')}</Button>
          </div>
        </>
      )}
      {open === 'setUp' && <TwoStepSetup onClose={close} onCodes={showCodes} />}
      {open === 'turnOff' && (
        <Dialog title={t('twoStepTurnOff')} size="small" onClose={close}>
          <AccountForm
            isFocused
            fields={confirmation}
            action="twoStepTurnOff"
            send={({ password = '', code = '' }) => callApi(calls.turnOffTwoStep, { body: { password, code } })}
            onDone={close}
          />
        </Dialog>
      )}
      {open === 'renew' && (
        <Dialog title={t('recoveryCodesRenew')} size="small" onClose={close}>
          <AccountForm
            isFocused
            fields={confirmation}
            action="recoveryCodesRenew"
            isSilent
            send={({ password = '', code = '' }) => callApi(calls.renewRecoveryCodes, { body: { password, code } })}
            onDone={({ recovery_codes: made }) => showCodes(made)}
          />
        </Dialog>
      )}
      {codes !== null && <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />}
    </Part>
  );
}
