import type { Media, Text } from '../../fields/field.ts';
import { Group } from './group.tsx';
import { Picture } from './picture.tsx';
import { LocalizedText } from './localized-text.tsx';

/** A picture with a title and an optional sentence; without a picture, a figure or a claim. */
export interface FeatureTile {
  readonly key: string;
  readonly picture: Media | null;
  readonly title: Text;
  readonly text?: Text;
}

interface Props {
  readonly title: string;
  /** The large picture between the tiles. */
  readonly picture: Media | null;
  readonly tiles: readonly FeatureTile[];
}

const large = '(min-width: 1416px) 650px, (min-width: 768px) 46vw, 92vw';
const small = '(min-width: 1416px) 315px, (min-width: 768px) 23vw, 44vw';

/**
 * The class of the tile at `index`, and the crop of its picture. Fewer than four tiles fill the space of four beside
 * the large picture: one is as large as that, two are one below the other, and of three the first is wide.
 */
function shapeOf(index: number, count: number) {
  if (count === 1)
    return { className: 'media-grid-tile media-grid-large', framing: { sizes: large, box: { ratio: 4 / 3 } } };
  if (count === 2 || (count === 3 && index === 0)) {
    return { className: 'media-grid-tile media-grid-wide', framing: { sizes: large, box: { ratio: 2 } } };
  }
  return { className: 'media-grid-tile', framing: { sizes: small, box: { ratio: 1 } } };
}

function Words({ tile: { title, text } }: { readonly tile: FeatureTile }) {
  return (
    <>
      <h3>
        <LocalizedText text={title} />
      </h3>
      {text !== undefined && text.text !== '' && (
        <p>
          <LocalizedText text={text} />
        </p>
      )}
    </>
  );
}

/**
 * A large picture of a product, and its features: those with a picture as tiles around it, the others in a row of
 * figures.
 */
export function MediaGrid({ title, picture, tiles }: Props) {
  if (tiles.length === 0 && picture === null) return null;
  const pictured = tiles.filter((tile) => tile.picture !== null);
  const textTiles = tiles.filter((tile) => tile.picture === null);
  return (
    <Group title={title}>
      <div className="media-parts">
        {(picture !== null || pictured.length > 0) && (
          <ul className="media-grid">
            {picture !== null && (
              <li className="media-grid-main">
                <Picture
                  media={picture}
                  sizes={large}
                  box={{ ratio: pictured.length === 1 ? 4 / 3 : 1 }}
                  className="media-grid-picture"
                />
              </li>
            )}
            {pictured.map((tile, index) => {
              const { className, framing } = shapeOf(index, pictured.length);
              return (
                <li key={tile.key} className={className}>
                  <Picture media={tile.picture} {...framing} alt="" className="media-grid-picture" />
                  <div className="media-grid-words">
                    <Words tile={tile} />
                  </div>
                </li>
              );
            })}
          </ul>
        )}
        {textTiles.length > 0 && (
          <ul className="media-figures">
            {textTiles.map((tile) => (
              <li key={tile.key}>
                <Words tile={tile} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Group>
  );
}
