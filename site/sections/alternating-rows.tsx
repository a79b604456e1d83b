import { Icon } from '../../ui/icon.tsx';
import { useSite } from '../render/site-context.ts';
import { type Card, leadOf } from './card.ts';
import { Group } from './group.tsx';
import { Picture } from './picture.tsx';
import { Prose } from './rich-text.tsx';
import { LocalizedText } from './localized-text.tsx';

function Row({ card }: { readonly card: Card }) {
  const site = useSite();
  const lead = leadOf(site, card);
  return (
    <div className={card.picture === null ? 'alternating-row alternating-said' : 'alternating-row'}>
      {card.picture !== null && (
        <Picture
          media={card.picture}
          sizes="(min-width: 1416px) 685px, (min-width: 768px) 49vw, 79vw"
          box={{ ratio: 4 / 3 }}
          className="alternating-picture"
          alt=""
        />
      )}
      <div className="alternating-words">
        <h3 className="heading-2">
          <LocalizedText text={card.title} />
        </h3>
        <Prose text={card.text} className="mt-4 text-lg whitespace-pre-line text-mist" deeper={2} />
        {lead !== null && (
          <a className="more-link mt-6" href={lead}>
            {site.t('learnMore')}
            <span className="sr-only">: {card.title.text}</span>
            <Icon name="arrow" className="size-4" />
          </a>
        )}
      </div>
    </div>
  );
}

/** Rows of picture and text, with the picture on alternating sides. A row without a picture is text only. */
export function AlternatingRows({ title, cards }: { readonly title: string; readonly cards: readonly Card[] }) {
  if (cards.length === 0) return null;
  return (
    <Group title={title} isQuiet>
      {/* Phones scroll it sideways, also by keys. */}
      <div className="alternating-rows" role="group" aria-label={title} tabIndex={0}>
        {cards.map((card) => (
          <Row key={card.id} card={card} />
        ))}
      </div>
    </Group>
  );
}
