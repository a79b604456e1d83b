import { type ReactNode, useId } from 'react';
import { useSite } from '../site-context.ts';
import { SlideControls } from './slide-controls.tsx';

/** Which slide of how many, from 1. */
export interface Place {
  readonly number: number;
  readonly count: number;
}

interface SlideProps {
  readonly className: string;
  readonly place: Place;
  readonly children: ReactNode;
}

/** One slide; before any script runs the first one is shown. */
export function Slide({ className, place, children }: SlideProps) {
  const { say } = useSite();
  return (
    <li
      className={className}
      data-slide
      data-shown={place.number === 1 ? '' : undefined}
      aria-label={say('slideOf', { ...place })}
    >
      {children}
    </li>
  );
}

interface SlideShowProps {
  readonly label: string;
  readonly className: string;
  readonly controlsClassName: string;
  /** Milliseconds after which the next slide comes by itself; left out where the visitor turns them. */
  readonly interval?: number;
  readonly slides: readonly ReactNode[];
}

/** Slides of which one is shown at a time, and what moves them where there are several. */
export function SlideShow({ label, className, controlsClassName, interval, slides }: SlideShowProps) {
  const { say } = useSite();
  const id = useId();
  return (
    <slide-show
      class={className}
      interval={interval}
      role="group"
      aria-roledescription={say('carousel')}
      aria-label={label}
    >
      <ul className="slides" id={id} data-slides>
        {slides}
      </ul>
      {slides.length > 1 && (
        <div className={controlsClassName}>
          <SlideControls count={slides.length} slides={id} plays={interval !== undefined} />
        </div>
      )}
    </slide-show>
  );
}
