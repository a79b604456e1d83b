import type { Card } from './card.ts';
import { Group } from './group.tsx';
import { Picture } from './picture.tsx';
import { Say } from './say.tsx';

const sizes = '(min-width: 1416px) 427px, (min-width: 1024px) 30vw, (min-width: 640px) 46vw, 92vw';

/** The people of the company, three a row: who each is, in small letters, and what each has to say, in large ones. */
export function Team({ title, members }: { readonly title: string; readonly members: readonly Card[] }) {
  if (members.length === 0) return null;
  return (
    <Group title={title}>
      <ul className="team">
        {members.map(({ id, title, text, picture }) => (
          <li key={id} className="team-member">
            {picture !== null && (
              <Picture media={picture} sizes={sizes} box={{ ratio: 4 / 3 }} alt="" className="team-picture" />
            )}
            <h3 className="team-name">
              <Say text={title} />
            </h3>
            <p className="team-words">
              <Say text={text} />
            </p>
          </li>
        ))}
      </ul>
    </Group>
  );
}
