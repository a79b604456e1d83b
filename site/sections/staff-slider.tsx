import type { Text } from '../../fields/field.ts';
import type { Card } from './card.ts';
import { CardSlider } from './card-slider.tsx';
import { Picture } from './picture.tsx';
import { Say } from './say.tsx';

/** The sign between two parts of a title ends a line rather than begins one. */
const withSigns = (title: Text): Text => ({ ...title, text: title.text.replaceAll(' · ', '\u00a0· ') });

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
              <Say text={withSigns(title)} />
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
