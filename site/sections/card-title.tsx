import { Icon } from '../../ui/icon.tsx';
import { useSite } from '../render/site-context.ts';
import { type Card, leadOf } from './card.ts';
import { LocalizedText } from './localized-text.tsx';

/** The title of a card. If the card has a link, the title is that link, covers the whole card, and has an arrow. */
export function CardTitle({ card }: { readonly card: Pick<Card, 'title' | 'address'> }) {
  const lead = leadOf(useSite(), card);
  if (lead === null) return <LocalizedText text={card.title} />;
  return (
    <a className="card-link" href={lead}>
      <LocalizedText text={card.title} />
      <Icon name="arrow" className="card-sign" />
    </a>
  );
}
