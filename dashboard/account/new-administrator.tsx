import { useState } from 'react';
import { type AddedAdministrator, administrators } from '../../calls/administrators.ts';
import { ask } from '../ask.ts';
import { Window } from '../dialogs/window.tsx';
import { useNotify } from '../notices/notices.tsx';
import { useAccountWords } from './account-words.ts';
import { AccountForm } from './account-form.tsx';
import { useConfirmation } from './use-confirmation.ts';

/** Adds an administrator; a password that was made is shown here, once. */
export function NewAdministrator({ onClose }: { readonly onClose: () => void }) {
  const say = useAccountWords();
  const notify = useNotify();
  const confirmation = useConfirmation();
  const [made, setMade] = useState<{ readonly username: string; readonly password: string } | null>(null);
  const finish = ({ message, username, password }: AddedAdministrator) => {
    notify({ text: message });
    if (password === undefined) onClose();
    else setMade({ username, password });
  };
  return (
    <Window title={say('administratorAdd')} size="small" isSticky onClose={onClose}>
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
            ask(administrators.add, { body: { username, password, ...more } })
          }
          onDone={finish}
        />
      ) : (
        <>
          <p>{say('administratorPasswordMade', { name: made.username })}</p>
          <p dir="ltr" className="secret">
            {made.password}
          </p>
          <button type="button" className="button primary justify-self-end" onClick={onClose}>
            {say('close')}
          </button>
        </>
      )}
    </Window>
  );
}
