import { joinLink } from '../../links/links.ts';
import { CardSlider } from '../../sections/card-slider.tsx';
import { Picture } from '../../sections/picture.tsx';
import { posterFraming } from '../../sections/poster.tsx';
import { LocalizedText } from '../../sections/localized-text.tsx';
import { useSite } from '../../render/site-context.ts';
import type { Banner } from './load.ts';

function Card({ banner, cards }: { readonly banner: Banner; readonly cards: number }) {
  const { href } = useSite();
  const address = joinLink(banner.link, banner.title.text);
  const words = (
    <>
      <h3>
        <LocalizedText text={banner.title} />
      </h3>
      <p>
        <LocalizedText text={banner.info} />
      </p>
    </>
  );
  return (
    <li className="poster">
      <Picture media={banner.image} {...posterFraming(cards)} alt="" />
      {address === null ? (
        <div className="poster-words">{words}</div>
      ) : (
        <a className="poster-words" href={href(address)}>
          {words}
        </a>
      )}
    </li>
  );
}

/** "Get to Know More": posters that link to other pages. */
export function KnowMore({ banners }: { readonly banners: readonly Banner[] }) {
  const { t } = useSite();
  return (
    <CardSlider title={t('getToKnowMore')} view="cards-few">
      {banners.map((banner) => (
        <Card key={banner.id} banner={banner} cards={banners.length} />
      ))}
    </CardSlider>
  );
}
