import { Glyph } from '../../ui/glyph.tsx';
import { useSite } from '../site-context.ts';

interface Props {
  readonly count: number;
  /** The id of the slides. */
  readonly slides: string;
  /** True when the slides move on by themselves, and so can be stopped. */
  readonly plays?: boolean;
}

/** What moves a slide show: a mark a slide, previous and next, and a stop where it moves by itself. */
export function SlideControls({ count, slides, plays = false }: Props) {
  const { say } = useSite();
  return (
    <div className="slide-controls" data-controls>
      {plays && (
        <button
          type="button"
          className="round-button"
          data-pause
          data-play-label={say('play')}
          aria-label={say('pause')}
        >
          <Glyph name="pause" className="size-5 when-playing" />
          <Glyph name="play" className="size-5 when-paused" />
        </button>
      )}
      <StepButtons slides={slides} />
      <div className="slide-marks">
        {Array.from({ length: count }, (_, index) => (
          <button
            key={index}
            type="button"
            className="slide-mark"
            data-show={index}
            aria-controls={slides}
            aria-label={say('showSlide', { number: index + 1 })}
            aria-current={index === 0 ? 'true' : undefined}
          />
        ))}
      </div>
    </div>
  );
}

/** Previous and next. */
export function StepButtons({ slides }: { readonly slides: string }) {
  const { say } = useSite();
  return (
    <div className="flex gap-2" data-controls>
      <button type="button" className="round-button" data-step="-1" aria-controls={slides} aria-label={say('previous')}>
        <Glyph name="arrow" className="size-5 backwards" />
      </button>
      <button type="button" className="round-button" data-step="1" aria-controls={slides} aria-label={say('next')}>
        <Glyph name="arrow" className="size-5" />
      </button>
    </div>
  );
}
