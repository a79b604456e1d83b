import { useState } from 'react';
import { QrCode } from '../../ui/qr-code.tsx';
import { call, isObject, type Read } from '../call.ts';
import { Window } from '../dialogs/window.tsx';
import { useAccountWords } from './account-words.ts';
import { AccountForm } from './account-form.tsx';
import { useConfirmation } from './use-confirmation.ts';
import { codesAnswer } from './use-account.ts';

/** What an authenticator app is told, as a key in letters and as the address that its camera reads. */
interface SharedKey {
  readonly key: string;
  readonly address: string;
}

const keyAnswer: Read<SharedKey> = (answer) => {
  if (!isObject(answer)) return null;
  const { key, address } = answer;
  return typeof key === 'string' && typeof address === 'string' ? { key, address } : null;
};

interface SetupProps {
  readonly onClose: () => void;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** Password, then the picture for the app, then a first code of it. */
export function TwoStepSetup({ onClose, onCodes }: SetupProps) {
  const say = useAccountWords();
  const confirmation = useConfirmation();
  const [shared, setShared] = useState<SharedKey | null>(null);
  return (
    <Window title={say('twoStep')} size="small" isSticky onClose={onClose}>
      {shared === null ? (
        <AccountForm
          isFocused
          key="password"
          fields={confirmation}
          action="goOn"
          send={(body) => call('/account/two-step', keyAnswer, { method: 'POST', body })}
          onDone={setShared}
        />
      ) : (
        <AccountForm
          isFocused
          key="code"
          fields={[{ name: 'code', word: 'firstCode', kind: 'code' }]}
          action="confirm"
          send={(body) => call('/account/two-step/confirm', codesAnswer, { method: 'POST', body })}
          onDone={onCodes}
        >
          <p>{say('scanCode')}</p>
          <QrCode text={shared.address} label={say('scanLabel')} className="w-full max-w-60 justify-self-center" />
          <p>{say('typeKey')}</p>
          <p dir="ltr" className="secret">
            {shared.key.replace(/.{4}(?=.)/g, '$& ')}
          </p>
        </AccountForm>
      )}
    </Window>
  );
}
