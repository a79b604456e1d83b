import { useId } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { useSite } from '../render/site-context.ts';
import { type Card, leadOf } from './card.ts';
import { Picture } from './picture.tsx';
import { LocalizedText } from './localized-text.tsx';
import { SlideShow } from './slide-show.tsx';

/** Displayed width of the picture of a slide, and its crop. */
export const storySizes = '(min-width: 1416px) 950px, (min-width: 1024px) 67vw, 92vw';
export const storyBox = { ratio: 3 / 2 } as const;

interface Props {
  readonly title: string;
  readonly cards: readonly Card[];
  /** False on product pages, whose slides are not links. */
  readonly hasArrow?: boolean;
}

interface StoryProps {
  readonly card: Card;
  readonly hasArrow: boolean;
}

function Story({ card, hasArrow }: StoryProps) {
  const site = useSite();
  const lead = hasArrow ? leadOf(site, card) : null;
  return (
    <>
      <Picture media={card.picture} sizes={storySizes} box={storyBox} className="story-picture" alt="" />
      <div className="story-words">
        <h3 className="heading-2">
          <LocalizedText text={card.title} />
        </h3>
        <p>
          <LocalizedText text={card.text} />
        </p>
        {lead !== null && (
          <a className="more-link slide-arrow mt-4" href={lead}>
            {site.t('learnMore')}
            <span className="sr-only">: {card.title.text}</span>
            <Icon name="arrow" className="size-4" />
          </a>
        )}
      </div>
    </>
  );
}

/** A slide show of large pictures with texts that only the visitor advances. */
export function BigSlider({ title, cards, hasArrow = true }: Props) {
  const id = useId();
  if (cards.length === 0) return null;
  return (
    <section className="section container-site" aria-labelledby={`${id}-title`}>
      <h2 className="sr-only" id={`${id}-title`}>
        {title}
      </h2>
      <SlideShow
        label={title}
        className="stories"
        controlsClassName="stories-controls"
        slideClassName="story"
        slides={cards.map((card) => (
          <Story key={card.id} card={card} hasArrow={hasArrow} />
        ))}
      />
    </section>
  );
}
