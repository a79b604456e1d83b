import { Picture } from '../../sections/picture.tsx';
import { LocalizedText } from '../../sections/localized-text.tsx';
import { tileBox, tileSizes } from '../../sections/tile-gallery.tsx';
import { tileWidths } from '../../sections/tile-widths.ts';
import { useSite } from '../../render/site-context.ts';
import type { Tile } from './load.ts';
import { hasPictures, TileDialog, tileDialogId, useTileAddress } from './tile-dialog.tsx';

/** Columns of 12. */
const pattern = [8, 4, 4, 4, 4, 4, 8];
/** The part of a tile's width that its picture takes if it is beside the text. */
const picturePart = 0.72;

function TileCard({ tile, width }: { readonly tile: Tile; readonly width: number }) {
  const { t } = useSite();
  const address = useTileAddress(tile);
  return (
    <li className={tile.active === 1 ? 'tile' : 'tile tile-black'} data-width={width}>
      <Picture media={tile.image} sizes={tileSizes(width, picturePart)} box={tileBox} alt="" />
      <div>
        <h3>
          <LocalizedText text={tile.title} />
        </h3>
        <p>
          <LocalizedText text={tile.info} />
        </p>
        {address !== null && (
          <a href={address} data-opens={hasPictures(tile) ? tileDialogId(tile) : undefined}>
            {t('learnMore')}
            <span>: {tile.title.text}</span>
          </a>
        )}
      </div>
    </li>
  );
}

/**
 * The grid of tiles: a title and a sentence at the edge of a picture, in a colour that is legible on it. A tile with
 * several pictures opens them in a dialog; without scripts it is a link like the others.
 */
export function Tiles({ tiles }: { readonly tiles: readonly Tile[] }) {
  const { t } = useSite();
  const widths = tileWidths(pattern, tiles.length);
  return (
    <section className="container-site section-first" aria-labelledby="tiles">
      <h2 className="sr-only" id="tiles">
        {t('tiles')}
      </h2>
      <ul className="tiles">
        {tiles.map((tile, index) => (
          <TileCard key={tile.id} tile={tile} width={widths[index] ?? 12} />
        ))}
      </ul>
      {tiles.filter(hasPictures).map((tile) => (
        <TileDialog key={tile.id} tile={tile} />
      ))}
    </section>
  );
}
