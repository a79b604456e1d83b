import { type RefObject, type TouchEvent, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { firstScreenTime } from './first-screen-time.ts';
import type { WithSlots } from './island.tsx';
import { useIsland } from './island-context.tsx';
import { Slot } from './slot.tsx';
import { StepButtons } from './step-buttons.tsx';
import { useHydrated } from './use-hydrated.ts';
import { useIsAway } from './use-is-away.ts';
import { useMedia } from './use-media.ts';

export interface SlideShowProps {
  readonly label: string;
  readonly className: string;
  readonly controlsClassName: string;
  readonly slideClassName: string;
  /** One additional class for each slide. */
  readonly tones?: readonly string[];
  /** Milliseconds until the next slide is shown automatically; left out if only the visitor changes slides. */
  readonly interval?: number | undefined;
}

/** Least distance of a swipe, in pixels. */
const swipe = 40;

/** A swipe in the reading direction shows the previous slide, a swipe against it the next one. */
function useSwipe(turn: (step: number) => void) {
  const start = useRef<{ readonly x: number; readonly y: number }>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches.item(0);
      start.current = { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd: ({ changedTouches, currentTarget }: TouchEvent) => {
      if (start.current === null) return;
      const touch = changedTouches.item(0);
      const [x, y] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
      if (Math.abs(x) < swipe || Math.abs(x) < Math.abs(y)) return;
      turn(Math.sign(x) * (getComputedStyle(currentTarget).direction === 'rtl' ? 1 : -1));
    },
  };
}

/** Slides change automatically unless they are hovered, focused, out of view or stopped by the visitor. */
function usePlaying(show: RefObject<Element | null>) {
  const isHydrated = useHydrated();
  const wantsStillness = useMedia('(prefers-reduced-motion: reduce)');
  const isAway = useIsAway(show);
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isStoppedByVisitor, setStopped] = useState<boolean | null>(null);
  const isStopped = isStoppedByVisitor ?? wantsStillness;
  return {
    isStopped,
    isPlaying: isHydrated && !isStopped && !isPointedAt && !isFocused && !isAway,
    turnOnOrOff: () => setStopped(!isStopped),
    pointedAt: setPointedAt,
    focused: setFocused,
  };
}

/** Stacked slides, one of which is shown, and the controls if there are several. */
export function SlideShow(props: SlideShowProps & WithSlots) {
  const { label, className, controlsClassName, slideClassName, tones, interval, slots } = props;
  const { t } = useIsland();
  const id = useId();
  const show = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const count = slots.length;
  const [place, setPlace] = useState({ shown: 0, before: 0 });
  const [mayFetch, setMayFetch] = useState(false);
  const { isStopped, isPlaying, turnOnOrOff, pointedAt, focused } = usePlaying(show);
  const plays = interval !== undefined;
  const goTo = (at: number) => setPlace(({ shown }) => ({ shown: at, before: shown }));
  const turn = (step: number) => setPlace(({ shown }) => ({ shown: (shown + step + count) % count, before: shown }));
  const { onTouchStart, onTouchEnd } = useSwipe(turn);

  // First only the shown slide is fetched, then its neighbours.
  useEffect(() => {
    const timer = setTimeout(() => setMayFetch(true), firstScreenTime);
    return () => clearTimeout(timer);
  }, []);
  // The timer restarts with each slide, so that a slide chosen by the visitor is shown for the whole interval.
  useEffect(() => {
    if (interval === undefined || !isPlaying || count < 2) return undefined;
    const timer = setTimeout(() => setPlace({ shown: (place.shown + 1) % count, before: place.shown }), interval);
    return () => clearTimeout(timer);
  }, [interval, isPlaying, count, place.shown]);

  const isNear = (at: number) =>
    at === place.before || (mayFetch && [1, count - 1].includes((at - place.shown + count) % count));

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only watched: its buttons are what is pressed
    <div
      ref={show}
      className={className}
      role="group"
      aria-roledescription={t('carousel')}
      aria-label={label}
      data-paused={isStopped || undefined}
      onPointerEnter={({ pointerType }) => {
        pointedAt(pointerType === 'mouse');
        setMayFetch(true);
      }}
      onPointerLeave={() => pointedAt(false)}
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) focused(true);
        setMayFetch(true);
      }}
      onBlur={() => focused(false)}
      onTouchStart={onTouchStart}
      onTouchEnd={onTouchEnd}
    >
      <ul
        className="slides"
        id={id}
        aria-live={isHydrated && count > 1 ? (plays && isPlaying ? 'off' : 'polite') : undefined}
      >
        {slots.map((html, at) => (
          <Slot
            as="li"
            key={at}
            className={tones === undefined ? slideClassName : `${slideClassName} ${tones[at]}`}
            html={html}
            data-slide=""
            data-shown={at === place.shown ? '' : undefined}
            data-near={isHydrated && isNear(at) ? '' : undefined}
            inert={isHydrated && at !== place.shown}
            aria-label={t('slideOf', { number: at + 1, count })}
          />
        ))}
      </ul>
      {count > 1 && (
        <div className={controlsClassName}>
          <div className="slide-controls" data-controls>
            {plays && (
              <button
                type="button"
                className="round-button"
                aria-label={t(isStopped ? 'play' : 'pause')}
                onClick={turnOnOrOff}
              >
                <Icon name="pause" className="size-5 when-playing" />
                <Icon name="play" className="size-5 when-paused" />
              </button>
            )}
            <StepButtons controls={id} onStep={turn} />
            <div className="slide-marks">
              {slots.map((_, at) => (
                <button
                  key={at}
                  type="button"
                  className="slide-mark"
                  aria-label={t('showSlide', { number: at + 1 })}
                  aria-current={at === place.shown ? 'true' : undefined}
                  onClick={() => goTo(at)}
                />
              ))}
            </div>
          </div>
        </div>
      )}
    </div>
  );
}
