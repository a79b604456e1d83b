import type { projectContentSlider } from '../../content/collections/index.ts';
import type { View } from '../../content/model/collection.ts';
import { Icon } from '../../ui/icon.tsx';
import { toAddress } from '../../content/record-address.ts';
import { useSite } from '../render/site-context.ts';
import { leadOf } from './card.ts';
import { CardSlider } from './card-slider.tsx';
import { LibraryIcon } from './library-icon.tsx';
import { LocalizedText } from './localized-text.tsx';

type IconCard = View<typeof projectContentSlider>;

interface Props {
  readonly title: string;
  readonly cards: readonly IconCard[];
  readonly buttons?: 'below';
}

function Item({ card }: { readonly card: IconCard }) {
  const site = useSite();
  const lead = leadOf(site, { address: toAddress(card.link) });
  return (
    <li className="reason">
      <LibraryIcon name={card.icon} className="reason-icon" />
      <h3>
        <LocalizedText text={card.title} />
      </h3>
      <p>
        <LocalizedText text={card.info} />
      </p>
      {lead !== null && (
        <a className="reason-link card-link" href={lead} aria-label={`${site.t('learnMore')}: ${card.title.text}`}>
          <Icon name="chevron" className="size-5" />
        </a>
      )}
    </li>
  );
}

/** Short reasons, each with an icon, four in view. */
export function IconCardSlider({ title, cards, buttons }: Props) {
  if (cards.length === 0) return null;
  return (
    <CardSlider title={title} view="cards-four" {...(buttons && { buttons })}>
      {cards.map((card) => (
        <Item key={card.id} card={card} />
      ))}
    </CardSlider>
  );
}
