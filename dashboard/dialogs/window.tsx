import type { ReactNode } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Glyph } from '../../ui/glyph.tsx';
import { useWords } from '../words.ts';

interface WindowProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly size?: 'small' | 'large' | 'wide';
  /** A window that is not closed by pressing beside it; Escape and the X still do. */
  readonly isSticky?: boolean;
}

/** A window over the screen: focus stays inside it and returns to where it came from. */
export function Window({ title, onClose, children, size = 'large', isSticky = false }: WindowProps) {
  const say = useWords();
  return (
    <ModalOverlay isOpen isDismissable={!isSticky} onOpenChange={(isOpen) => !isOpen && onClose()} className="overlay">
      <Modal className={`card window window-${size}`}>
        <Dialog className="grid gap-5 outline-none">
          <div className="flex items-start justify-between gap-4">
            <Heading slot="title" className="text-xl font-semibold">
              {title}
            </Heading>
            <button type="button" className="icon-button" aria-label={say('close')} onClick={onClose}>
              <Glyph name="close" className="size-5" />
            </button>
          </div>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
