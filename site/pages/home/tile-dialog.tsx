import { isolate } from '../../../language/bidi.ts';
import { Glyph } from '../../../ui/glyph.tsx';
import { appendTitle } from '../../links.ts';
import { Picture } from '../../sections/picture.tsx';
import { Say } from '../../sections/say.tsx';
import { StepButtons } from '../../sections/slide-controls.tsx';
import { useSite } from '../../site-context.ts';
import type { Tile } from './load.ts';

/** How long a step to the next picture takes, in milliseconds. */
const speed = 400;
const pictureSizes = '(min-width: 1024px) 600px, 92vw';

const picturesOf = ({ images }: Tile) => images.filter((image) => image !== null);

export const hasPictures = (tile: Tile): boolean => picturesOf(tile).length > 0;
export const tileDialogId = ({ id }: Tile): string => `tile-${id}`;

/** Where a tile leads; to the first of its pictures where it has no link of its own, `null` where it has none either. */
export function useTileAddress(tile: Tile): string | null {
  const { href, upload } = useSite();
  const address = appendTitle(tile.link, tile.title.text);
  const [first] = picturesOf(tile);
  if (address !== null) return href(address);
  return first === undefined ? null : upload(first);
}

/** The pictures of a tile over the page, with its words, where it leads, and its spec sheet. */
export function TileDialog({ tile }: { readonly tile: Tile }) {
  const { say, href, upload } = useSite();
  const { title, info, link, specsheet } = tile;
  const id = tileDialogId(tile);
  const pictures = picturesOf(tile);
  const address = appendTitle(link, title.text);
  return (
    <picture-dialog>
      <dialog className="tile-dialog page-window" id={id} aria-labelledby={`${id}-title`}>
        <div className="tile-dialog-inside page-window-inside">
          <div className="page-window-head">
            <h2 className="heading-3" id={`${id}-title`}>
              <Say text={title} />
            </h2>
            <button type="button" className="icon-button" aria-label={say('close')} data-close>
              <Glyph name="close" className="size-5" />
            </button>
          </div>
          <card-slider speed={speed}>
            <ul
              className="tile-pictures"
              id={`${id}-pictures`}
              aria-label={say('tilePictures', { title: isolate(title.text) })}
              data-cards
            >
              {pictures.map((picture) => (
                <li key={picture.id}>
                  <Picture media={picture} sizes={pictureSizes} />
                </li>
              ))}
            </ul>
            {pictures.length > 1 && <StepButtons slides={`${id}-pictures`} />}
          </card-slider>
          <div className="tile-dialog-words">
            <p className="text-mist">
              <Say text={info} />
            </p>
            <div className="tile-dialog-ways">
              {address !== null && (
                <a className="button" href={href(address)}>
                  {say('learnMore')}
                </a>
              )}
              {specsheet && (
                <a className="button-quiet" href={upload(specsheet)} type="application/pdf" download="">
                  <Glyph name="download" className="size-4" />
                  {say('downloadSpecSheet')}
                </a>
              )}
            </div>
          </div>
        </div>
      </dialog>
    </picture-dialog>
  );
}
