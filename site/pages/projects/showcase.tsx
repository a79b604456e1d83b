import { CardTitle } from '../../sections/card-title.tsx';
import type { Card } from '../../sections/card.ts';
import { Picture } from '../../sections/picture.tsx';
import { Say } from '../../sections/say.tsx';

export const firstSizes = '100vw';
const otherSizes = '(min-width: 768px) 50vw, 100vw';

/** The media banners: the first from edge to edge, the others in pairs below it. */
export function Showcase({ banners }: { readonly banners: readonly Card[] }) {
  if (banners.length === 0) return null;
  return (
    <ul className="showcase">
      {banners.map((banner, index) => (
        <li key={banner.id} className="showcase-banner">
          <Picture
            media={banner.picture}
            sizes={index === 0 ? firstSizes : otherSizes}
            loading={index === 0 ? 'first' : 'lazy'}
            className="showcase-picture"
            alt=""
          />
          <div className="showcase-words">
            <h2 className="heading-2">
              <CardTitle card={banner} />
            </h2>
            <p className="showcase-text">
              <Say text={banner.text} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
