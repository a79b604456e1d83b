import { type ReactNode, useId } from 'react';
import { CardSlider as CardSliderIsland, type CardSliderData } from '../islands/card-slider.tsx';
import { Island } from '../islands/island.tsx';

interface Props extends Omit<CardSliderData, 'id'> {
  readonly title: string;
  /** Id for fragment links. */
  readonly anchor?: string;
  /** Links to more cards, if there are too many for one row. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/** A row of cards that scrolls sideways by swiping or by its buttons. */
export function CardSlider({ title, anchor, below, children, ...data }: Props) {
  const id = useId();
  return (
    <section className="section container-site" id={anchor} aria-labelledby={`${id}-title`}>
      <Island name="cards" of={CardSliderIsland} when="shown" data={{ id, ...data }} slots={[title, children]} />
      {below}
    </section>
  );
}
