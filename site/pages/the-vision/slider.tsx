import { useId } from 'react';
import { Picture } from '../../sections/picture.tsx';
import { Say } from '../../sections/say.tsx';
import { SlideControls } from '../../sections/slide-controls.tsx';
import { useSite } from '../../site-context.ts';
import type { Landing } from './load.ts';

const interval = 4000;
export const slideSizes = '(min-width: 768px) 100vw, 140vw';

const gradients = ['ember', 'aurora', 'dusk'] as const;

/** The class of a gradient by the name that the settings give it; an unknown name counts as the first. */
const gradientClass = (name: string): string =>
  `landing-${gradients.find((each) => each === name.trim()) ?? gradients[0]}`;

/** The slides of the home section. They move on by themselves, and can be stopped; a picture that fails is hidden. */
export function LandingSlider({ slides }: Pick<Landing, 'slides'>) {
  const { say } = useSite();
  const id = useId();
  const count = slides.length;
  return (
    <slide-show
      class="landing-slider"
      interval={interval}
      role="group"
      aria-roledescription={say('carousel')}
      aria-label={say('heroSlides')}
    >
      <safe-pictures>
        <ul className="slides" id={id} data-slides>
          {slides.map(({ key, title, description, image, gradient }, index) => (
            <li
              key={key}
              className={`landing-slide ${gradientClass(gradient)}`}
              data-slide
              data-shown={index === 0 ? '' : undefined}
              aria-label={say('slideOf', { number: index + 1, count })}
            >
              {image !== null && (
                <Picture
                  media={image}
                  sizes={slideSizes}
                  loading={index === 0 ? 'first' : 'lazy'}
                  className="landing-picture"
                  alt=""
                />
              )}
              <div className="hero-scrim" aria-hidden="true" />
              <div className="container-site landing-words">
                <h2 className="heading-1">
                  <Say text={title} />
                </h2>
                <p className="hero-info whitespace-pre-line">
                  <Say text={description} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      </safe-pictures>
      {count > 1 && (
        <div className="container-site landing-controls">
          <SlideControls count={count} slides={id} plays />
        </div>
      )}
    </slide-show>
  );
}
