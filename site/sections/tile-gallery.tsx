import type { Card } from './card.ts';
import { CardTitle } from './card-title.tsx';
import { Group } from './group.tsx';
import { Picture } from './picture.tsx';
import { LocalizedText } from './localized-text.tsx';
import { tileWidths } from './tile-widths.ts';

/** A tile with the text colour that the administrator chose. Default: white. */
export interface Tile extends Card {
  readonly color?: '' | 'black' | 'white';
}

interface Props {
  readonly title: string;
  readonly tiles: readonly Tile[];
  /** Widths in columns of 12. Each row of the pattern is full. */
  readonly pattern: readonly number[];
}

/**
 * The `sizes` of the picture of a tile of this width in columns of 12. From 1280 px on, the picture may fill only
 * `part` of the tile.
 */
export function tileSizes(width: number, part = 1): string {
  const [most, share] = [(1340 * width) / 12 - 20, (93 * width) / 12];
  const beside = part < 1 ? `(min-width: 1280px) ${Math.ceil(share * part)}vw, ` : '';
  return `(min-width: 1416px) ${Math.round(most * part)}px, ${beside}(min-width: 768px) ${Math.ceil(share)}vw, 92vw`;
}
/** As the stylesheet crops the pictures of tiles. */
export const tileBox = { height: '200px' };

/** Uncropped pictures, each above its text, in a grid whose widths follow a pattern. */
export function TileGallery({ title, tiles, pattern }: Props) {
  if (tiles.length === 0) return null;
  const widths = tileWidths(pattern, tiles.length);
  return (
    <Group title={title}>
      <ul className="tiles tiles-whole">
        {tiles.map((tile, index) => {
          const width = widths[index] ?? 12;
          return (
            <li key={tile.id} className={tile.color === 'black' ? 'tile tile-black' : 'tile'} data-width={width}>
              <Picture media={tile.picture} sizes={tileSizes(width)} box={tileBox} alt="" />
              <div>
                <h3>
                  <CardTitle card={tile} />
                </h3>
                <p>
                  <LocalizedText text={tile.text} />
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </Group>
  );
}
