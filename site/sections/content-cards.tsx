import type { Card } from './card.ts';
import { CardTitle } from './card-title.tsx';
import { Group } from './group.tsx';
import { Picture } from './picture.tsx';
import { Prose } from './rich-text.tsx';

const sizes = '(min-width: 1416px) 427px, (min-width: 768px) 31vw, 128px';

interface Props {
  readonly title: string;
  readonly cards: readonly Card[];
  /** Id for fragment links. */
  readonly anchor?: string;
}

/** Cards with picture, title and text, three a row. A card without a picture has a line at its top. */
export function ContentCards({ title, cards, anchor }: Props) {
  if (cards.length === 0) return null;
  return (
    <Group title={title} anchor={anchor} isQuiet>
      <ul className="content-cards">
        {cards.map((card) => (
          <li key={card.id} className={card.picture === null ? 'content-card content-card-said' : 'content-card'}>
            {card.picture !== null && (
              <Picture
                media={card.picture}
                sizes={sizes}
                box={{ ratio: 4 / 3 }}
                alt=""
                className="content-card-picture"
              />
            )}
            <h3 className="heading-3 content-card-title">
              <CardTitle card={card} />
            </h3>
            <Prose text={card.text} className="content-card-text whitespace-pre-line text-mist" deeper={2} />
          </li>
        ))}
      </ul>
    </Group>
  );
}
