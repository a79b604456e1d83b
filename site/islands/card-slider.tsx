import type { WithSlots } from './island.tsx';
import { Slot } from './slot.tsx';
import { StepButtons } from './step-buttons.tsx';
import { useCardRow } from './use-card-row.ts';

export interface CardSliderData {
  readonly id: string;
  /**
   * The class that sets how many cards are visible in narrow, medium and wide windows: 1.2 / 2.5 / 3.5, 1.2 / 2.5 / 4,
   * 1.2 / 4 / 4, or in two rows 1 / 2 / 3.
   */
  readonly view: 'cards-few' | 'cards-pictured' | 'cards-four' | 'cards-rows';
  /** Milliseconds of a step. */
  readonly speed?: number;
  /** True if the first card follows the last. */
  readonly loops?: boolean;
  readonly buttons?: 'below';
}

/** True if something in the row can be focused. Otherwise the row itself can be. */
const hasStops = (cards: string): boolean => /<(?:a|button) /.test(cards);

/** A titled row of cards that the visitor scrolls or moves with its buttons. */
export function CardSlider({ id, view, speed = 1500, loops = false, buttons, slots }: CardSliderData & WithSlots) {
  const [title = '', cards = ''] = slots;
  const { row, room, isMoving, step } = useCardRow({ speed, loops });
  const steps = <StepButtons controls={id} room={room} onStep={step} />;
  return (
    <div className="card-slider">
      <div className="section-head">
        <Slot as="h2" className="heading-2" id={`${id}-title`} html={title} />
        {buttons === undefined && steps}
      </div>
      <Slot
        as="ul"
        ref={row}
        className={`cards ${view}`}
        id={id}
        html={cards}
        tabIndex={hasStops(cards) || !(room.back || room.on) ? undefined : 0}
        data-cards=""
        data-moving={isMoving ? '' : undefined}
      />
      {buttons === 'below' && <div className="mt-8 flex justify-center">{steps}</div>}
    </div>
  );
}
