import type { ReactNode } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Alert } from './alert.tsx';
import { Boundary } from './boundary.tsx';
import { Button } from './button.tsx';
import { useUiMessages } from './ui-messages.ts';
import { useImmediateFocus } from './use-immediate-focus.ts';
import { useRestoreFocus } from './use-restore-focus.ts';
import './dialog.css';

interface ConfirmDialogProps {
  /** The question. */
  readonly title: string;
  /** The consequences, shown below the question. */
  readonly children?: ReactNode;
  /** True if "yes" is destructive; its button is then styled accordingly. */
  readonly destroys?: boolean;
  readonly isPending?: boolean;
  /** Disables the "yes" button. */
  readonly isDisabled?: boolean;
  /** Why the action was refused; empty if it was not. */
  readonly refusal?: string | undefined;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks for confirmation. "No", Escape and a press outside change nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, destroys = false, isPending = false, isDisabled = false, refusal = '', onYes, onNo } = props;
  const messages = useUiMessages();
  useImmediateFocus();
  useRestoreFocus();
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={(isOpen) => !isOpen && onNo()} className="overlay">
      <Modal className="card window window-small">
        <Dialog role="alertdialog" className="grid grid-cols-[minmax(0,1fr)] gap-5 wrap-break-word outline-none">
          <Heading slot="title" className="text-lg font-medium wrap-anywhere">
            {title}
          </Heading>
          <Boundary>{children}</Boundary>
          {refusal !== '' && <Alert>{refusal}</Alert>}
          <div className="flex justify-end gap-2">
            <Button onPress={onNo}>{messages.no}</Button>
            <Button
              variant={destroys ? 'danger' : 'filled'}
              isPending={isPending}
              isDisabled={isDisabled && !isPending}
              onPress={onYes}
            >
              {messages.yes}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
