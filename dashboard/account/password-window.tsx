import type { ReactNode } from 'react';
import { call, textAnswer } from '../call.ts';
import { Window } from '../dialogs/window.tsx';
import { useNotify } from '../notices/notices.tsx';
import type { Word } from './account-words.ts';
import { AccountForm } from './account-form.tsx';

interface PasswordWindowProps {
  readonly title: string;
  /** What the button says. */
  readonly action: Word;
  /** Address of what is done, below the base of the calls. */
  readonly path: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** Asks for the own password before something changes about who may log in. */
export function PasswordWindow({ title, action, path, children, onClose }: PasswordWindowProps) {
  const notify = useNotify();
  return (
    <Window title={title} size="small" onClose={onClose}>
      <AccountForm
        isFocused
        fields={[{ name: 'password', word: 'yourPassword', kind: 'current-password' }]}
        action={action}
        send={(body) => call(path, textAnswer('message'), { method: 'POST', body })}
        onDone={(text) => {
          notify({ text });
          onClose();
        }}
      >
        {children}
      </AccountForm>
    </Window>
  );
}
