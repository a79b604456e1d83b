import type { Card } from './card.ts';
import { CardTitle } from './card-title.tsx';
import { Picture } from './picture.tsx';
import { Say } from './say.tsx';

/** As the style sheet cuts posters. */
export const posterBox = { ratio: 4 / 5 };

/** A tall picture with a title and a line upon it. */
export function Poster({ card, sizes }: { readonly card: Card; readonly sizes: string }) {
  return (
    <li className="poster">
      <Picture media={card.picture} sizes={sizes} box={posterBox} alt="" />
      <div className="poster-words">
        <h3>
          <CardTitle card={card} />
        </h3>
        <p>
          <Say text={card.text} />
        </p>
      </div>
    </li>
  );
}
