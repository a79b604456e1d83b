import type { ReactNode } from 'react';
import type { Confirmation } from '../../../calls/model/confirmation.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import type { AccountMessageKey } from './account-translations.ts';
import { AccountForm } from './account-form.tsx';
import { confirmationIn, useConfirmation } from './use-confirmation.ts';

interface PasswordWindowProps {
  readonly title: string;
  /** The label of the button. */
  readonly action: AccountMessageKey;
  /** Sends the request with the confirmation. Resolves with the message to show. */
  readonly send: (body: Confirmation) => Promise<{ readonly message: string }>;
  readonly children: ReactNode;
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

/** Asks for the current password, and a code for two-step login, before a change of login methods or accounts. */
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
