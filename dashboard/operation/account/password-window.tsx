import type { ReactNode } from 'react';
import type { Confirmation } from '../../../calls/model/confirmation.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import type { AccountMessageKey } from './account-translations.ts';
import { AccountForm } from './account-form.tsx';
import { confirmationIn, useConfirmation } from './use-confirmation.ts';

interface PasswordWindowProps {
  readonly title: string;
  /** What the button says. */
  readonly action: AccountMessageKey;
  /** Does it with what was typed, and tells what to say of it. */
  readonly send: (body: Confirmation) => Promise<{ readonly message: string }>;
  readonly children: ReactNode;
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

/** Asks for the own password, and a code in two-step login, before something changes about who may log in. */
export function PasswordWindow({ title, action, send, children, onDone, onClose }: PasswordWindowProps) {
  const confirmation = useConfirmation();
  return (
    <Dialog title={title} size="small" onClose={onClose}>
      <AccountForm
        isFocused
        fields={confirmation}
        action={action}
        send={(typed) => send(confirmationIn(typed))}
        onDone={() => {
          onDone?.();
          onClose();
        }}
      >
        {children}
      </AccountForm>
    </Dialog>
  );
}
