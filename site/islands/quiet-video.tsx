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
  /** Alternative text of the video. */
  readonly alt: string;
  /** The edit target that a preview opens in the dashboard. */
  readonly place?: string | undefined;
}

/** If the browser refuses to autoplay, the button still offers to play. */
const begin = (video: HTMLVideoElement | null) => void video?.play().catch(() => undefined);

/** A margin that is reached shortly before the video is visible, so that it is never seen empty. */
const nearby = '25% 0px';

/**
 * Plays a silent video while it is visible, until the visitor stops it. Under reduced motion it plays only after the
 * visitor starts it. The file is fetched when the video is near the viewport and will play. A paused video shows its
 * poster; without a poster the browser fetches only its metadata and first picture. Without scripts it has the
 * browser's own controls.
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
