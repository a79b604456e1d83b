import { Fragment } from 'react';
import { Picture } from '../../sections/picture.tsx';
import { LocalizedText } from '../../sections/localized-text.tsx';
import { SlideShow } from '../../sections/slide-show.tsx';
import { useSite } from '../../render/site-context.ts';
import type { Landing } from './load.ts';

const interval = 4000;
/** As the stylesheet crops it. Lengths in `rem` are those of Arabic pages, which have a larger font size. */
const slideFraming = {
  sizes: '(min-width: 768px) 100vw, 100vw',
  box: { height: 'clamp(38.3rem, 100vh - 7.5rem, 59.5rem)', onPhones: 'clamp(16rem, 75vw, 29.8rem)' },
} as const;

const gradients = new Map([
  ['ember', 'landing-ember'],
  ['aurora', 'landing-aurora'],
  ['dusk', 'landing-dusk'],
]);

/** The class of a gradient by its name in the settings. An unknown name counts as the first. */
const gradientClass = (name: string): string => gradients.get(name.trim()) ?? 'landing-ember';

/**
 * The slide show of the home section. It advances automatically and can be stopped. A picture that fails to load is
 * hidden.
 */
export function LandingSlider({ slides, loop }: Pick<Landing, 'slides' | 'loop'>) {
  const { t } = useSite();
  return (
    <div data-hide-broken>
      <SlideShow
        label={t('heroSlides')}
        className="landing-slider"
        controlsClassName="container-site landing-controls"
        slideClassName="landing-slide"
        tones={slides.map(({ gradient }) => gradientClass(gradient))}
        interval={interval}
        slides={slides.map(({ key, title, description, image }, index) => (
          <Fragment key={key}>
            {image !== null && (
              <Picture
                media={image}
                loop={index === 0 ? loop : []}
                {...slideFraming}
                loading={index === 0 ? 'first' : 'lazy'}
                className="landing-picture"
                alt=""
              />
            )}
            <div className="hero-scrim" aria-hidden="true" />
            <div className="container-site landing-words">
              <h2 className="heading-1">
                <LocalizedText text={title} />
              </h2>
              <p className="hero-info whitespace-pre-line">
                <LocalizedText text={description} />
              </p>
            </div>
          </Fragment>
        ))}
      />
    </div>
  );
}
