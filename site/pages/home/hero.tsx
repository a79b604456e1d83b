import { toAddress } from '../../../content/record-address.ts';
import type { ProofData } from '../../render/read-proof.ts';
import { Picture } from '../../sections/picture.tsx';
import { Proof } from '../../sections/proof.tsx';
import { LocalizedText } from '../../sections/localized-text.tsx';
import { SlideShow } from '../../sections/slide-show.tsx';
import { useSite } from '../../render/site-context.ts';
import { infoLines } from './info-lines.ts';
import type { HeroBanner } from './load.ts';

const interval = 5000;
/** As the stylesheet crops it. Lengths in `rem` are those of Arabic pages, which have a larger font size. */
const framing = {
  sizes: '(min-width: 768px) 100vw, 100vw',
  box: { height: 'clamp(38.3rem, 100vh - 7.25rem, 59.5rem)', onPhones: 'clamp(12.3rem, 30vh, 27.6rem)' },
} as const;

interface SlideProps {
  readonly banner: HeroBanner;
  readonly isFirst: boolean;
  /** Shown only on the first slide. */
  readonly proof: ProofData | null;
}

function HeroSlide({ banner, isFirst, proof }: SlideProps) {
  const { t, href } = useSite();
  const address = toAddress(banner.link);
  const lines = infoLines(banner.info.text);
  return (
    <>
      <Picture
        media={banner.image}
        loop={banner.loop}
        {...framing}
        loading={isFirst ? 'first' : 'lazy'}
        className="hero-picture"
        alt=""
      />
      <div className="hero-scrim" aria-hidden="true" />
      <div className="container-site hero-words">
        <h2 className="hero-title">
          <LocalizedText text={banner.title} />
        </h2>
        {lines.length > 0 && (
          <div className="hero-info">
            {lines.map((text) => (
              <p key={text}>
                <LocalizedText text={{ ...banner.info, text }} />
              </p>
            ))}
          </div>
        )}
        {proof !== null && <Proof proof={proof} />}
        {address !== null && (
          <a className="button" href={href(address)}>
            {t('heroMore')}
            <span className="sr-only">: {banner.title.text}</span>
          </a>
        )}
      </div>
    </>
  );
}

/** The large slide show at the top of Home. It advances automatically and can be stopped. */
export function Hero({ banners, proof }: { readonly banners: readonly HeroBanner[]; readonly proof: ProofData }) {
  const { t } = useSite();
  return (
    <SlideShow
      label={t('heroSlides')}
      className="hero"
      controlsClassName="container-site hero-controls"
      slideClassName="hero-slide"
      interval={interval}
      slides={banners.map((banner, index) => (
        <HeroSlide key={banner.id} banner={banner} isFirst={index === 0} proof={index === 0 ? proof : null} />
      ))}
    />
  );
}
