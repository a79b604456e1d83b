import { useSite } from '../render/site-context.ts';
import { type Card, leadOf } from './card.ts';
import { Picture } from './picture.tsx';
import { LocalizedText } from './localized-text.tsx';

function Item({ card }: { readonly card: Card }) {
  const site = useSite();
  const lead = leadOf(site, card);
  const inside = (
    <>
      <Picture media={card.picture} sizes="60px" box={{ ratio: 1 }} loading="eager" alt="" className="strip-icon" />
      <span className="strip-title">
        <LocalizedText text={card.title} />
      </span>
    </>
  );
  return (
    <li>
      {lead === null ? (
        <span className="strip-item" aria-current={card.address === null ? undefined : 'page'}>
          {inside}
        </span>
      ) : (
        <a className="strip-item" href={lead}>
          {inside}
        </a>
      )}
    </li>
  );
}

/** Links to the sub-categories or products of a page as a row of small pictures, which scrolls if it is too long. */
export function IconStrip({ label, cards }: { readonly label: string; readonly cards: readonly Card[] }) {
  if (cards.length === 0) return null;
  return (
    <nav className="strip" aria-label={label}>
      <ul className="strip-items container-site">
        {cards.map((card) => (
          <Item key={card.id} card={card} />
        ))}
      </ul>
    </nav>
  );
}
