import { fewCardSizes } from './card-sizes.ts';
import type { Card } from './card.ts';
import { CardSlider } from './card-slider.tsx';
import { CardTitle } from './card-title.tsx';
import { Picture } from './picture.tsx';
import { LocalizedText } from './localized-text.tsx';

/** Cards that look like tickets: a picture, and below the perforation a title and a sentence. */
export function TicketSlider({ title, cards }: { readonly title: string; readonly cards: readonly Card[] }) {
  if (cards.length === 0) return null;
  return (
    <CardSlider title={title} view="cards-few">
      {cards.map((card) => (
        <li key={card.id} className="ticket">
          <Picture
            media={card.picture}
            sizes={fewCardSizes(cards.length)}
            box={{ ratio: 16 / 10 }}
            className="ticket-picture"
            alt=""
          />
          <div className="ticket-words">
            <h3>
              <CardTitle card={card} />
            </h3>
            <p className="mt-2 text-mist">
              <LocalizedText text={card.text} />
            </p>
          </div>
        </li>
      ))}
    </CardSlider>
  );
}
