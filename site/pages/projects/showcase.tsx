import { CardTitle } from '../../sections/card-title.tsx';
import type { Card } from '../../sections/card.ts';
import { Picture } from '../../sections/picture.tsx';
import { LocalizedText } from '../../sections/localized-text.tsx';

/** As the stylesheet crops them. Lengths in `rem` are those of Arabic pages, which have a larger font size. */
const small = 'clamp(16rem, 56vw, 29.8rem)';
const firstFraming = {
  sizes: '(min-width: 768px) 100vw, 100vw',
  box: { height: 'clamp(31.9rem, 70vh, 48.9rem)', onPhones: 'clamp(17rem, 100vw, 27.7rem)' },
  onPhones: 'even',
} as const;
const otherFraming = { sizes: '(min-width: 1024px) 50vw, 100vw', box: { height: small }, onPhones: 'even' } as const;

/** The media banners: the first across the whole width, the others in pairs below it. */
export function Showcase({ banners }: { readonly banners: readonly Card[] }) {
  if (banners.length === 0) return null;
  return (
    <ul className="showcase">
      {banners.map((banner, index) => (
        <li key={banner.id} className="showcase-banner">
          <Picture
            media={banner.picture}
            {...(index === 0 ? firstFraming : otherFraming)}
            loading={index === 0 ? 'first' : 'lazy'}
            className="showcase-picture"
            alt=""
          />
          <div className="showcase-words">
            <h2 className="heading-2">
              <CardTitle card={banner} />
            </h2>
            <p className="showcase-text">
              <LocalizedText text={banner.text} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
