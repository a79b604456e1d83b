import { fewCardSizes } from './card-sizes.ts';
import type { Card } from './card.ts';
import { CardTitle } from './card-title.tsx';
import { Picture } from './picture.tsx';
import { LocalizedText } from './localized-text.tsx';

/** The shapes in which the style sheet cuts posters, by how many stand in their row; more than two stand upright. */
const shapes: Readonly<Record<number, number>> = { 1: 16 / 10, 2: 4 / 3 };

/** How wide posters of a slider of few cards are, and how they cut their pictures. */
export const posterFraming = (cards: number) => ({
  sizes: fewCardSizes(cards),
  box: { ratio: shapes[cards] ?? 4 / 5 },
});

interface Props {
  readonly card: Card;
  /** How many stand in its row. */
  readonly cards: number;
}

/** A tall picture with a title and a line below it. */
export function Poster({ card, cards }: Props) {
  return (
    <li className="poster">
      <Picture media={card.picture} {...posterFraming(cards)} alt="" />
      <div className="poster-words">
        <h3>
          <CardTitle card={card} />
        </h3>
        <p>
          <LocalizedText text={card.text} />
        </p>
      </div>
    </li>
  );
}
