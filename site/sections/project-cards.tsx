import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { useSite } from '../render/site-context.ts';
import { type Card, leadOf } from './card.ts';
import { Group } from './group.tsx';
import { Picture } from './picture.tsx';
import { LocalizedText } from './localized-text.tsx';

function ProjectCard({ card }: { readonly card: Card }) {
  const site = useSite();
  const lead = leadOf(site, card);
  return (
    <li className="project-card">
      <Picture
        media={card.picture}
        sizes="(min-width: 1416px) 650px, (min-width: 768px) 46vw, 92vw"
        box={{ ratio: 16 / 10 }}
        className="project-card-picture"
        alt=""
      />
      <div className="project-card-words">
        <h3 className="heading-3">
          <LocalizedText text={card.title} />
        </h3>
        <p className="mt-2 max-w-prose text-mist">
          <LocalizedText text={card.text} />
        </p>
        {lead !== null && (
          <a className="more-link card-link mt-auto pt-3" href={lead}>
            {site.t('seeProject')}
            <span className="sr-only">: {card.title.text}</span>
            <Icon name="arrow" className="size-4" />
          </a>
        )}
      </div>
    </li>
  );
}

interface Props {
  readonly title: string;
  readonly cards: readonly Card[];
  /** The link to more projects, below. */
  readonly children?: ReactNode;
}

/** Large cards of projects, two a row. */
export function ProjectCards({ title, cards, children }: Props) {
  if (cards.length === 0) return null;
  return (
    <Group title={title}>
      <ul className="project-cards">
        {cards.map((card) => (
          <ProjectCard key={card.id} card={card} />
        ))}
      </ul>
      {children}
    </Group>
  );
}
