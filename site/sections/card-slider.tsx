import { type ReactNode, useId } from 'react';
import { StepButtons } from './slide-controls.tsx';

interface Props {
  readonly title: string;
  /** Cards a view, by the class that sets them: 1.2 / 2.5 / 3.5, 1.2 / 2.5 / 4, 1.2 / 4 / 4, or in two rows 1 / 2 / 3. */
  readonly view: 'cards-few' | 'cards-pictured' | 'cards-four' | 'cards-rows';
  /** How long a step takes, in milliseconds. */
  readonly speed?: number;
  /** True: behind the last card comes the first. */
  readonly loops?: boolean;
  readonly buttons?: 'above' | 'below';
  /** Where a link can lead to. */
  readonly anchor?: string;
  /** The way to further cards, where there are too many for one row. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/** A row of cards that scrolls sideways, by hand or by its buttons. */
export function CardSlider({
  title,
  view,
  speed = 1500,
  loops = false,
  buttons = 'above',
  anchor,
  below,
  children,
}: Props) {
  const id = useId();
  const steps = <StepButtons slides={id} />;
  return (
    <section className="section container-site" id={anchor} aria-labelledby={`${id}-title`}>
      <card-slider speed={speed} {...(loops && { loop: '' })}>
        <div className="section-head">
          <h2 className="heading-2" id={`${id}-title`}>
            {title}
          </h2>
          {buttons === 'above' && steps}
        </div>
        <ul className={`cards ${view}`} id={id} data-cards>
          {children}
        </ul>
        {buttons === 'below' && <div className="mt-8 flex justify-center">{steps}</div>}
      </card-slider>
      {below}
    </section>
  );
}
