import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Boundary } from './boundary.tsx';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { useUiMessages } from './ui-messages.ts';
import { useImmediateFocus } from './use-immediate-focus.ts';
import { useRestoreFocus } from './use-restore-focus.ts';
import './dialog.css';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly size?: 'small' | 'large' | 'wide';
  /** Pressing outside does not close the window; Escape and the close button do. */
  readonly isSticky?: boolean;
}

/** A modal window: the focus stays inside and returns to its opener. */
export function Dialog({ title, onClose, children, size = 'large', isSticky = false }: DialogProps) {
  const messages = useUiMessages();
  useImmediateFocus();
  useRestoreFocus();
  return (
    <ModalOverlay isOpen isDismissable={!isSticky} onOpenChange={(isOpen) => !isOpen && onClose()} className="overlay">
      <Modal className={`card window window-${size}`}>
        <AriaDialog className="grid grid-cols-[minmax(0,1fr)] gap-5 wrap-break-word outline-none">
          <div className="flex items-start justify-between gap-4">
            <Heading slot="title" className="min-w-0 text-xl font-semibold wrap-anywhere">
              {title}
            </Heading>
            <Button variant="icon" aria-label={messages.close} onPress={onClose}>
              <Icon name="close" className="size-5" />
            </Button>
          </div>
          <Boundary>{children}</Boundary>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
