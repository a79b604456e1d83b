import type { KeyboardEvent } from 'react';
import { CloseButton } from './close-button.tsx';
import type { WithSlots } from './island.tsx';
import { Slot } from './slot.tsx';
import { StepButtons } from './step-buttons.tsx';
import { useCardRow } from './use-card-row.ts';
import { useClosedBeside } from './use-closed-beside.ts';

/** Milliseconds of a step to the next picture. */
const speed = 400;

/**
 * The pictures of a tile in a dialog. Buttons, swipes and the arrow keys, in the reading direction, move to the next
 * one.
 */
export function PictureDialog({ id, slots }: { readonly id: string } & WithSlots) {
  const [title = '', pictures = '', words = ''] = slots;
  const { row, room, isMoving, step } = useCardRow({ speed });
  const hasSeveral = /<li>.*<li>/s.test(pictures);
  const closedBeside = useClosedBeside();

  function turn(event: KeyboardEvent): void {
    if (!hasSeveral || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    step((event.key === 'ArrowRight') === isRightToLeft ? -1 : 1);
  }

  return (
    <dialog
      className="tile-dialog page-window"
      id={id}
      aria-labelledby={`${id}-title`}
      // The dialog may have been opened before hydration.
      suppressHydrationWarning
      onKeyDown={turn}
      {...closedBeside}
    >
      <div className="tile-dialog-inside page-window-inside">
        <div className="page-window-head">
          <Slot as="h2" className="heading-3" id={`${id}-title`} html={title} />
          <CloseButton />
        </div>
        <div className="card-slider">
          <Slot
            as="ul"
            ref={row}
            className="tile-pictures"
            id={`${id}-pictures`}
            html={pictures}
            aria-labelledby={`${id}-title`}
            tabIndex={hasSeveral ? 0 : undefined}
            data-cards=""
            data-moving={isMoving ? '' : undefined}
          />
          {hasSeveral && <StepButtons controls={`${id}-pictures`} room={room} onStep={step} />}
        </div>
        <Slot className="tile-dialog-words" html={words} />
      </div>
    </dialog>
  );
}
