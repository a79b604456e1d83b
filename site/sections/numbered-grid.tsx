import { useSite } from '../render/site-context.ts';
import type { Card } from './card.ts';
import { Group } from './group.tsx';
import { LocalizedText } from './localized-text.tsx';

interface Props {
  readonly title: string;
  readonly cards: readonly Omit<Card, 'picture' | 'address'>[];
  /** The link of every card. */
  readonly address: string;
}

/** Steps in order, numbered 01, 02 … */
export function NumberedGrid({ title, cards, address }: Props) {
  const { href } = useSite();
  if (cards.length === 0) return null;
  return (
    <Group title={title}>
      <ol className="numbered-grid">
        {cards.map((card, index) => (
          <li key={card.id} className="numbered-card">
            <span className="numbered-sign" aria-hidden="true">
              {String(index + 1).padStart(2, '0')}
            </span>
            <h3 className="mt-6 text-lg font-semibold">
              <a className="card-link" href={href(address)}>
                <LocalizedText text={card.title} />
              </a>
            </h3>
            <p className="mt-2 text-mist">
              <LocalizedText text={card.text} />
            </p>
          </li>
        ))}
      </ol>
    </Group>
  );
}
