import type { Media, Text } from '../../fields/field.ts';
import { Group } from './group.tsx';
import { Picture } from './picture.tsx';
import { Say } from './say.tsx';

/** A small tile: a picture with a title, and a sentence where there is one; without a picture the title is the sight. */
export interface FeatureTile {
  readonly key: string;
  readonly picture: Media | null;
  readonly title: Text;
  readonly text?: Text;
}

interface Props {
  readonly title: string;
  /** The large picture that the tiles stand around. */
  readonly picture: Media | null;
  readonly tiles: readonly FeatureTile[];
}

/** A large picture of the thing itself, and its features in tiles around it. */
export function MediaGrid({ title, picture, tiles }: Props) {
  if (tiles.length === 0 && picture === null) return null;
  return (
    <Group title={title}>
      <ul className="media-grid">
        {picture !== null && (
          <li className="media-grid-main">
            <Picture
              media={picture}
              sizes="(min-width: 1416px) 650px, (min-width: 768px) 46vw, 92vw"
              box={{ ratio: 1 }}
              className="media-grid-picture"
            />
          </li>
        )}
        {tiles.map(({ key, picture, title, text }) => (
          <li key={key} className={picture === null ? 'media-grid-tile media-grid-figure' : 'media-grid-tile'}>
            {picture !== null && (
              <Picture
                media={picture}
                sizes="(min-width: 1416px) 320px, (min-width: 768px) 23vw, 44vw"
                box={{ ratio: 1 }}
                alt=""
                className="media-grid-picture"
              />
            )}
            <div className="media-grid-words">
              <h3 className={picture === null ? 'heading-3' : 'text-base font-semibold'}>
                <Say text={title} />
              </h3>
              {text !== undefined && (
                <p className="media-grid-text">
                  <Say text={text} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Group>
  );
}
