import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** Handlers of a dialog that is closed by a press beside it. */
export function useClosedBeside() {
  // A press that begins in a field and ends beside the dialog is a selection, not a wish to leave.
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
