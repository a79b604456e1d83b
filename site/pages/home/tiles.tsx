import { appendTitle } from '../../links.ts';
import { Picture } from '../../sections/picture.tsx';
import { Say } from '../../sections/say.tsx';
import { tileBox, tileSizes } from '../../sections/tile-gallery.tsx';
import { tileWidths } from '../../sections/tile-widths.ts';
import { useSite } from '../../site-context.ts';
import type { Banner } from './load.ts';

/** Columns of 12. */
const pattern = [8, 4, 4, 4, 4, 4, 8];
/** How much of a tile its picture fills where it stands beside the words. */
const picturePart = 0.72;

function Tile({ banner, width }: { readonly banner: Banner; readonly width: number }) {
  const { say, href } = useSite();
  const address = appendTitle(banner.link, banner.title.text);
  return (
    <li className={banner.active === 1 ? 'tile' : 'tile tile-black'} data-width={width}>
      <Picture media={banner.image} sizes={tileSizes(width, picturePart)} box={tileBox} alt="" />
      <div>
        <h3>
          <Say text={banner.title} />
        </h3>
        <p>
          <Say text={banner.info} />
        </p>
        {address !== null && (
          <a href={href(address)}>
            {say('learnMore')}
            <span>: {banner.title.text}</span>
          </a>
        )}
      </div>
    </li>
  );
}

/** The grid of tiles: a title and a sentence upon the edge of a picture, in the colour that can be read on it. */
export function Tiles({ banners }: { readonly banners: readonly Banner[] }) {
  const { say } = useSite();
  const widths = tileWidths(pattern, banners.length);
  return (
    <section className="container-site section-first" aria-labelledby="tiles">
      <h2 className="sr-only" id="tiles">
        {say('tiles')}
      </h2>
      <ul className="tiles">
        {banners.map((banner, index) => (
          <Tile key={banner.id} banner={banner} width={widths[index] ?? 12} />
        ))}
      </ul>
    </section>
  );
}
