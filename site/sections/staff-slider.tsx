import type { Text } from '../../fields/field.ts';
import type { Card } from './card.ts';
import { CardSlider } from './card-slider.tsx';
import { Picture } from './picture.tsx';
import { LocalizedText } from './localized-text.tsx';

/** A team member. `name` is set if it differs from the title of the record. */
export interface Member extends Card {
  readonly name: Text | null;
}

interface StaffSliderProps {
  readonly title: string;
  readonly members: readonly Member[];
}

/** Team members and their roles, in two rows that scroll together. */
export function StaffSlider({ title, members }: StaffSliderProps) {
  if (members.length === 0) return null;
  return (
    <CardSlider title={title} view="cards-rows">
      {members.map(({ id, name, title, text, picture }) => (
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
              <LocalizedText text={name ?? title} />
            </h3>
            {name !== null && (
              <p className="mt-1">
                <LocalizedText text={title} />
              </p>
            )}
            <p className="mt-1 text-mist">
              <LocalizedText text={text} />
            </p>
          </div>
        </li>
      ))}
    </CardSlider>
  );
}
