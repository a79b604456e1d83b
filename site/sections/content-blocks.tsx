import type { Card } from './card.ts';
import { CardTitle } from './card-title.tsx';
import { Group } from './group.tsx';
import { Picture } from './picture.tsx';
import { Prose } from './rich-text.tsx';

/** Blocks of a small icon, a title and a text. */
export function ContentBlocks({ title, cards }: { readonly title: string; readonly cards: readonly Card[] }) {
  if (cards.length === 0) return null;
  return (
    <Group title={title} isQuiet>
      <ul className="content-blocks">
        {cards.map((card) => (
          <li key={card.id} className="content-block">
            {card.picture !== null && (
              <Picture media={card.picture} sizes="51px" alt="" className="content-block-icon" />
            )}
            <h3 className="text-xl font-semibold sm:mt-5">
              <CardTitle card={card} />
            </h3>
            <Prose text={card.text} className="mt-2 whitespace-pre-line text-mist" deeper={2} />
          </li>
        ))}
      </ul>
    </Group>
  );
}
