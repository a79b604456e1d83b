import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { whenShown } from '../elements/when-shown.ts';
import { firstScreenTime } from './first-screen-time.ts';
import { useIsland } from './island-context.tsx';
import { savesData } from './saves-data.ts';
import { useIsAway } from './use-is-away.ts';
import { useMedia } from './use-media.ts';
import { useSlide } from './use-slide.ts';

export interface LoopFile {
  readonly source: string;
  readonly type: string;
}

interface Props {
  /** The file of each format for wide windows and for phones, in the order in which browsers try them. */
  readonly wide: readonly LoopFile[];
  readonly narrow: readonly LoopFile[];
  /** The classes of the picture's crop. */
  readonly className: string;
}

/** True once the first screen has had its time; never where the visitor saves data or wants no motion. */
function useMayMove(): boolean {
  const wantsStillness = useMedia('(prefers-reduced-motion: reduce)');
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (savesData()) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    void whenShown().then(() => {
      timer = setTimeout(() => setOver(true), firstScreenTime);
    });
    return () => clearTimeout(timer);
  }, []);
  return isOver && !wantsStillness;
}

/**
 * The loop of the picture before it, laid into that picture's element, so that it is cropped and masked alike. Fetched
 * and played only after the first screen and in view; otherwise the picture stays. The visitor stops it by its button,
 * in slides by that of the slides.
 */
export function Loop({ wide, narrow, className }: Props) {
  const { t } = useIsland();
  const box = useRef<HTMLDivElement>(null);
  const picture = useRef<Element>(null);
  useEffect(() => {
    picture.current = box.current?.closest('react-island')?.previousElementSibling ?? null;
  }, []);
  const isWide = useMedia('(min-width: 768px)');
  const mayMove = useMayMove();
  const isAway = useIsAway(picture);
  const { isInSlides, isOn } = useSlide(picture);
  const [isStopped, setStopped] = useState(false);
  const [place, setPlace] = useState<Element | null>(null);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [isMoving, setMoving] = useState(false);
  const plays = mayMove && isOn && !isAway && !isStopped;
  const hasButton = mayMove && isMoving && !isInSlides;

  useEffect(() => {
    if (plays) setPlace(picture.current);
  }, [plays]);
  useEffect(() => {
    // If the browser refuses to play, the picture stays.
    if (plays) void video?.play().catch(() => undefined);
    else video?.pause();
  }, [plays, video]);

  return (
    // Hidden, it needs no style on the first screen.
    <div ref={box} className="loop" hidden={!hasButton}>
      {mayMove &&
        place !== null &&
        createPortal(
          <video
            key={String(isWide)}
            ref={setVideo}
            className={classNames('loop-film', className)}
            data-moving={isMoving || undefined}
            muted
            loop
            playsInline
            preload="auto"
            aria-hidden="true"
            tabIndex={-1}
            onPlaying={() => setMoving(true)}
          >
            {(isWide ? wide : narrow).map(({ source, type }) => (
              <source key={source} src={source} type={type} />
            ))}
          </video>,
          place,
        )}
      {hasButton && (
        <button
          type="button"
          className="round-button"
          aria-label={t(isStopped ? 'playLoop' : 'pauseLoop')}
          onClick={() => setStopped(!isStopped)}
        >
          <Icon name="pause" className={classNames('size-5', isStopped && 'hidden')} />
          <Icon name="play" className={classNames('size-5', !isStopped && 'hidden')} />
        </button>
      )}
    </div>
  );
}
