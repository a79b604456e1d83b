import { account as calls } from '../../calls/account.ts';
import { ask } from '../ask.ts';
import { momentOf } from '../history/change-words.ts';
import { useAccountWords } from './account-words.ts';
import { AccountForm } from './account-form.tsx';
import { Part } from './part.tsx';
import { useAccount } from './use-account.ts';
import { confirmationIn, useConfirmation } from './use-confirmation.ts';

/** A new password for the own account. */
export function PasswordPart() {
  const say = useAccountWords();
  const account = useAccount();
  const confirmation = useConfirmation('currentPassword');
  return (
    <Part title="password" intro="newPasswordHint" asked={account}>
      {account.data !== undefined && (
        <p className="text-sm text-muted">{say('passwordSince', { moment: momentOf(account.data.changed_at) })}</p>
      )}
      <AccountForm
        fields={[...confirmation, { name: 'new_password', word: 'newPassword', kind: 'new-password' }]}
        action="changePassword"
        send={({ new_password = '', ...typed }) =>
          ask(calls.changePassword, { body: { ...confirmationIn(typed), new_password } })
        }
      />
    </Part>
  );
}
