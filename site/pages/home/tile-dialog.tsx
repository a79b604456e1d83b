import { Fragment } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { Island } from '../../islands/island.tsx';
import { PictureDialog } from '../../islands/picture-dialog.tsx';
import { appendTitle } from '../../links/links.ts';
import { Picture } from '../../sections/picture.tsx';
import { LocalizedText } from '../../sections/localized-text.tsx';
import { useSite } from '../../render/site-context.ts';
import type { Tile } from './load.ts';

const pictureSizes = '(min-width: 1024px) 600px, 92vw';

const picturesOf = ({ images }: Tile) => images.filter((image) => image !== null);

export const hasPictures = (tile: Tile): boolean => picturesOf(tile).length > 0;
export const tileDialogId = ({ id }: Tile): string => `tile-${id}`;

/** The link of a tile. Without one, the address of its first picture; `null` without pictures. */
export function useTileAddress(tile: Tile): string | null {
  const { href, upload } = useSite();
  const address = appendTitle(tile.link, tile.title.text);
  const [first] = picturesOf(tile);
  if (address !== null) return href(address);
  return first === undefined ? null : upload(first);
}

/** A dialog with the pictures of a tile, its text, its link and its spec sheet. */
export function TileDialog({ tile }: { readonly tile: Tile }) {
  const { t, href, upload } = useSite();
  const { title, info, link, specsheet } = tile;
  const id = tileDialogId(tile);
  const pictures = picturesOf(tile);
  const address = appendTitle(link, title.text);
  return (
    <Island
      name="pictures"
      of={PictureDialog}
      data={{ id }}
      slots={[
        <LocalizedText key="title" text={title} />,
        pictures.map((picture) => (
          <li key={picture.id}>
            <Picture media={picture} sizes={pictureSizes} />
          </li>
        )),
        <Fragment key="words">
          <p className="text-mist">
            <LocalizedText text={info} />
          </p>
          <div className="tile-dialog-ways">
            {address !== null && (
              <a className="button" href={href(address)}>
                {t('learnMore')}
              </a>
            )}
            {specsheet && (
              <a className="button-quiet" href={upload(specsheet)} type="application/pdf" download="">
                <Icon name="download" className="size-4" />
                {t('downloadSpecSheet')}
              </a>
            )}
          </div>
        </Fragment>,
      ]}
    />
  );
}
