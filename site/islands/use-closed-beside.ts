import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** Handlers of a dialog that closes when its backdrop is pressed. */
export function useClosedBeside() {
  // A press that begins in a field and ends on the backdrop is a text selection and must not close the dialog.
  const beganBeside = useRef(false);
  return {
    onPointerDown({ target, currentTarget }: PointerEvent<HTMLDialogElement>) {
      beganBeside.current = target === currentTarget;
    },
    onClick({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
      if (target === currentTarget && beganBeside.current) currentTarget.close();
    },
  };
}
