import type { Card } from './card.ts';
import { Group } from './group.tsx';
import { Picture } from './picture.tsx';
import { LocalizedText } from './localized-text.tsx';

const large = '(min-width: 1416px) 792px, (min-width: 1024px) 55vw, 92vw';
const small = '(min-width: 1416px) 427px, (min-width: 1024px) 30vw, (min-width: 640px) 46vw, 92vw';

/** The company's team: a large quote of each member, with name and role. The first has the full width. */
export function Team({ title, members }: { readonly title: string; readonly members: readonly Card[] }) {
  if (members.length === 0) return null;
  return (
    <Group title={title}>
      <ul className="team">
        {members.map(({ id, title, text, picture }, index) => (
          <li key={id} className="team-member">
            {picture !== null && (
              <Picture
                media={picture}
                sizes={index === 0 ? large : small}
                box={{ ratio: index === 0 ? 16 / 10 : 4 / 3 }}
                alt=""
                className="team-picture"
              />
            )}
            <figure className="team-said">
              {text.text !== '' && (
                <blockquote className="team-words">
                  <LocalizedText text={text} />
                </blockquote>
              )}
              <figcaption className="team-name">
                <LocalizedText text={title} />
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Group>
  );
}
