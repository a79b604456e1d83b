import { useId } from 'react';
import { toAddress } from '../../links.ts';
import { Picture } from '../../sections/picture.tsx';
import { Say } from '../../sections/say.tsx';
import { SlideControls } from '../../sections/slide-controls.tsx';
import { useSite } from '../../site-context.ts';
import { infoLines } from './info-lines.ts';
import type { Banner } from './load.ts';

const interval = 5000;
/** On a phone the picture is cut at its sides, so it is drawn wider than the screen. */
export const sizes = '(min-width: 768px) 100vw, 115vw';

function Slide({
  banner,
  isFirst,
  label,
}: {
  readonly banner: Banner;
  readonly isFirst: boolean;
  readonly label: string;
}) {
  const { say, href } = useSite();
  const address = toAddress(banner.link);
  const lines = infoLines(banner.info.text);
  return (
    <li className="hero-slide" data-slide data-shown={isFirst ? '' : undefined} aria-label={label}>
      <Picture
        media={banner.image}
        sizes={sizes}
        loading={isFirst ? 'first' : 'lazy'}
        className="hero-picture"
        alt=""
      />
      <div className="hero-scrim" aria-hidden="true" />
      <div className="container-site hero-words">
        <h2 className="hero-title">
          <Say text={banner.title} />
        </h2>
        {lines.length > 0 && (
          <div className="hero-info">
            {lines.map((text) => (
              <p key={text}>
                <Say text={{ text, language: banner.info.language }} />
              </p>
            ))}
          </div>
        )}
        {address !== null && (
          <a className="button" href={href(address)}>
            {say('heroMore')}
            <span className="sr-only">: {banner.title.text}</span>
          </a>
        )}
      </div>
    </li>
  );
}

/** The large slider at the top of Home. It moves on by itself, and can be stopped. */
export function Hero({ banners }: { readonly banners: readonly Banner[] }) {
  const { say } = useSite();
  const id = useId();
  const count = banners.length;
  return (
    <slide-show
      class="hero"
      interval={interval}
      role="group"
      aria-roledescription={say('carousel')}
      aria-label={say('heroSlides')}
    >
      <ul className="slides" id={id} data-slides>
        {banners.map((banner, index) => (
          <Slide
            key={banner.id}
            banner={banner}
            isFirst={index === 0}
            label={say('slideOf', { number: index + 1, count })}
          />
        ))}
      </ul>
      {count > 1 && (
        <div className="container-site hero-controls">
          <SlideControls count={count} slides={id} plays />
        </div>
      )}
    </slide-show>
  );
}
