import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { useIsland } from './island-context.tsx';
import { useHydrated } from './use-hydrated.ts';
import { useMedia } from './use-media.ts';

interface Props {
  readonly source: string;
  readonly poster?: string | undefined;
  readonly className: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** What it shows, in words. */
  readonly alt: string;
  /** Where a preview finds it in the dashboard. */
  readonly place?: string | undefined;
}

/** Where a browser refuses to begin by itself, the button stays a button to play. */
const begin = (video: HTMLVideoElement | null) => void video?.play().catch(() => undefined);

/** A little before the video comes into view, so that it is not seen empty. */
const nearby = '25% 0px';

/**
 * Plays a silent video while it can be seen, until the visitor stops it; under reduced motion only once the visitor
 * starts it. The file is fetched when the video comes near and will play; a paused one shows its poster, and
 * without one so much is fetched as shows its first picture. Without scripts it has the browser's own controls.
 */
export function QuietVideo({ source, poster, className, width, height, alt, place }: Props) {
  const { t } = useIsland();
  const isHydrated = useHydrated();
  const wantsStillness = useMedia('(prefers-reduced-motion: reduce)');
  const video = useRef<HTMLVideoElement>(null);
  const [isNear, setNear] = useState(false);
  const [isPaused, setPaused] = useState(true);
  const [wish, setWish] = useState<boolean | null>(null);
  const mayPlay = wish ?? !wantsStillness;
  const plays = isNear && mayPlay;

  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting === true), {
      rootMargin: nearby,
    });
    if (video.current !== null) watch.observe(video.current);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    if (plays) begin(video.current);
    else video.current?.pause();
  }, [plays]);

  function press(): void {
    setWish(isPaused);
    if (isPaused) begin(video.current);
  }

  return (
    <div className="quiet-video">
      <video
        ref={video}
        src={source}
        poster={poster}
        className={className}
        width={width}
        height={height}
        aria-label={alt}
        muted
        loop
        playsInline
        controls={!isHydrated}
        preload={plays ? 'auto' : isNear && poster === undefined ? 'metadata' : 'none'}
        data-place={place}
        onPlay={() => setPaused(false)}
        onPause={() => setPaused(true)}
      />
      <button
        type="button"
        className="round-button quiet-video-button"
        aria-label={t(isPaused ? 'playSilentVideo' : 'pauseVideo')}
        hidden={!isHydrated}
        onClick={press}
      >
        <Icon name="pause" className={classNames('size-5', isPaused && 'hidden')} />
        <Icon name="play" className={classNames('size-5', !isPaused && 'hidden')} />
      </button>
    </div>
  );
}
