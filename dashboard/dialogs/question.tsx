import type { ReactNode } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useWords } from '../words.ts';

interface QuestionProps {
  readonly text: string;
  /** What the answer would bring, below the question. */
  readonly children?: ReactNode;
  readonly isBusy?: boolean;
  readonly refusal?: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks before something happens; "no", Escape and a press beside it change nothing. */
export function Question({ text, children, isBusy = false, refusal = '', onYes, onNo }: QuestionProps) {
  const say = useWords();
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={(isOpen) => !isOpen && onNo()} className="overlay">
      <Modal className="card window window-small">
        <Dialog role="alertdialog" className="grid gap-5 outline-none">
          <Heading slot="title" className="text-lg font-medium">
            {text}
          </Heading>
          {children}
          {refusal !== '' && (
            <p role="alert" className="alert">
              {refusal}
            </p>
          )}
          <div className="flex justify-end gap-2">
            <button type="button" className="button" onClick={onNo}>
              {say('no')}
            </button>
            <button type="button" className="button primary" disabled={isBusy} onClick={onYes}>
              {isBusy ? say('wait') : say('yes')}
            </button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
