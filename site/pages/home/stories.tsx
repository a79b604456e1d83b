import { useId } from 'react';
import { toAddress } from '../../links.ts';
import { Picture } from '../../sections/picture.tsx';
import { Say } from '../../sections/say.tsx';
import { SlideControls } from '../../sections/slide-controls.tsx';
import { useSite } from '../../site-context.ts';
import type { Banner } from './load.ts';

function Story({
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
  return (
    <li className="story" data-slide data-shown={isFirst ? '' : undefined} aria-label={label}>
      <Picture media={banner.image} sizes="(min-width: 1320px) 1320px, 100vw" className="story-picture" alt="" />
      <div className="story-words">
        <h3 className="heading-2">
          <Say text={banner.title} />
        </h3>
        <p className="mt-3 text-lg text-pale">
          <Say text={banner.info} />
        </p>
        {address !== null && (
          <a className="more-link mt-5" href={href(address)}>
            {say('bodyMore')}
            <span className="sr-only">: {banner.title.text}</span>
          </a>
        )}
      </div>
    </li>
  );
}

/** The slider in the middle of Home, in which one picture fades into the next. */
export function Stories({ banners }: { readonly banners: readonly Banner[] }) {
  const { say } = useSite();
  const id = useId();
  const count = banners.length;
  return (
    <section className="section container-site" aria-labelledby={`${id}-title`}>
      <h2 className="sr-only" id={`${id}-title`}>
        {say('bodySlides')}
      </h2>
      <slide-show class="stories" role="group" aria-roledescription={say('carousel')} aria-label={say('bodySlides')}>
        <ul className="slides" id={id} data-slides>
          {banners.map((banner, index) => (
            <Story
              key={banner.id}
              banner={banner}
              isFirst={index === 0}
              label={say('slideOf', { number: index + 1, count })}
            />
          ))}
        </ul>
        {count > 1 && (
          <div className="stories-controls">
            <SlideControls count={count} slides={id} />
          </div>
        )}
      </slide-show>
    </section>
  );
}
