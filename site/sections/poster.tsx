import { fewCardSizes } from './card-sizes.ts';
import type { Card } from './card.ts';
import { CardTitle } from './card-title.tsx';
import { Picture } from './picture.tsx';
import { LocalizedText } from './localized-text.tsx';

/** Aspect ratios of posters in the stylesheet, by their number in the row. More than two are in portrait format. */
const shapes: Readonly<Record<number, number>> = { 1: 16 / 10, 2: 4 / 3 };

/** Displayed width and crop of posters in a slider of few cards. */
export const posterFraming = (cards: number) => ({
  sizes: fewCardSizes(cards),
  box: { ratio: shapes[cards] ?? 4 / 5 },
});

interface Props {
  readonly card: Card;
  /** Number of posters in its row. */
  readonly cards: number;
}

/** A picture with a title and a line of text on it. */
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
