import { Icon } from '../../ui/icon.tsx';
import { useSite } from '../render/site-context.ts';
import { type Card, leadOf } from './card.ts';
import { LocalizedText } from './localized-text.tsx';

/** A card's title; where the card leads somewhere, a link that covers all of it, with an arrow. */
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
