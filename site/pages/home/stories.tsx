import { useId } from 'react';
import { toAddress } from '../../../content/record-address.ts';
import { Icon } from '../../../ui/icon.tsx';
import { storyBox, storySizes } from '../../sections/big-slider.tsx';
import { Picture } from '../../sections/picture.tsx';
import { LocalizedText } from '../../sections/localized-text.tsx';
import { SlideShow } from '../../sections/slide-show.tsx';
import { useSite } from '../../render/site-context.ts';
import type { Banner } from './load.ts';

function Story({ banner }: { readonly banner: Banner }) {
  const { t, href } = useSite();
  const address = toAddress(banner.link);
  return (
    <>
      <Picture media={banner.image} sizes={storySizes} box={storyBox} className="story-picture" alt="" />
      <div className="story-words">
        <h3 className="heading-2">
          <LocalizedText text={banner.title} />
        </h3>
        <p>
          <LocalizedText text={banner.info} />
        </p>
        {address !== null && (
          <a className="more-link mt-5" href={href(address)}>
            {t('bodyMore')}
            <span className="sr-only">: {banner.title.text}</span>
            <Icon name="arrow" className="size-4" />
          </a>
        )}
      </div>
    </>
  );
}

/** The slide show in the middle of Home, which cross-fades between pictures. */
export function Stories({ banners }: { readonly banners: readonly Banner[] }) {
  const { t } = useSite();
  const id = useId();
  return (
    <section className="section container-site" aria-labelledby={`${id}-title`}>
      <h2 className="sr-only" id={`${id}-title`}>
        {t('bodySlides')}
      </h2>
      <SlideShow
        label={t('bodySlides')}
        className="stories waking"
        controlsClassName="stories-controls"
        slideClassName="story"
        slides={banners.map((banner) => (
          <Story key={banner.id} banner={banner} />
        ))}
      />
    </section>
  );
}
