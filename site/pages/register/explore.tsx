import type { Card } from '../../sections/card.ts';
import { CardTitle } from '../../sections/card-title.tsx';
import { Group } from '../../sections/group.tsx';
import { Picture } from '../../sections/picture.tsx';
import { LocalizedText } from '../../sections/localized-text.tsx';
import { useSite } from '../../render/site-context.ts';

const sizes = '(min-width: 1416px) 427px, (min-width: 768px) 31vw, 72vw';

/** Links to projects and articles, at most three of each. */
export function Explore({ projects, blogs }: { readonly projects: readonly Card[]; readonly blogs: readonly Card[] }) {
  const { t } = useSite();
  const cards = [
    ...projects.map((card) => ({ card, kind: 'exploreProject' as const })),
    ...blogs.map((card) => ({ card, kind: 'exploreArticle' as const })),
  ];
  if (cards.length === 0) return null;
  return (
    <Group title={t('exploreTitle')}>
      <ul className="content-cards explore-cards">
        {cards.map(({ card, kind }) => (
          <li key={`${kind}-${card.id}`} className="content-card">
            <Picture
              media={card.picture}
              sizes={sizes}
              box={{ ratio: 4 / 3 }}
              alt=""
              className="content-card-picture"
            />
            <p className="eyebrow mt-5">{t(kind)}</p>
            <h3 className="heading-3 mt-1">
              <CardTitle card={card} />
            </h3>
            <p className="mt-2 line-clamp-3 text-mist">
              <LocalizedText text={card.text} />
            </p>
          </li>
        ))}
      </ul>
    </Group>
  );
}
