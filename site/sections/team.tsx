import type { Card } from './card.ts';
import { Group } from './group.tsx';
import { Picture } from './picture.tsx';
import { Say } from './say.tsx';

const sizes = '(min-width: 1416px) 427px, (min-width: 1024px) 30vw, (min-width: 640px) 46vw, 92vw';

/** The people of the company, three a row. */
export function Team({ title, members }: { readonly title: string; readonly members: readonly Card[] }) {
  if (members.length === 0) return null;
  return (
    <Group title={title}>
      <ul className="team">
        {members.map(({ id, title, text, picture }) => (
          <li key={id}>
            <Picture media={picture} sizes={sizes} box={{ ratio: 4 / 3 }} alt="" className="team-picture" />
            <h3 className="mt-5 text-lg font-semibold">
              <Say text={title} />
            </h3>
            <p className="mt-1 text-mist">
              <Say text={text} />
            </p>
          </li>
        ))}
      </ul>
    </Group>
  );
}
