import { Glyph } from '../../ui/glyph.tsx';
import { useSite } from '../site-context.ts';

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
