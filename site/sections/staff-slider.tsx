import type { Card } from './card.ts';
import { CardSlider } from './card-slider.tsx';
import { Picture } from './picture.tsx';
import { Say } from './say.tsx';

/** People and what they do, in two rows that scroll together. */
export function StaffSlider({ title, members }: { readonly title: string; readonly members: readonly Card[] }) {
  if (members.length === 0) return null;
  return (
    <CardSlider title={title} view="cards-rows">
      {members.map(({ id, title, text, picture }) => (
        <li key={id} className="member">
          <Picture
            media={picture}
            sizes="(min-width: 768px) 102px, 85px"
            box={{ ratio: 1 }}
            alt=""
            className="member-picture"
          />
          <div className="member-words">
            <h3 className="text-lg font-semibold">
              <Say text={title} />
            </h3>
            <p className="mt-1 text-mist">
              <Say text={text} />
            </p>
          </div>
        </li>
      ))}
    </CardSlider>
  );
}
