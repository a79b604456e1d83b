import { Glyph } from '../../ui/glyph.tsx';
import { useSite } from '../site-context.ts';

/** Milliseconds a letter, and before a finished line is taken back. */
const [typeSpeed, deleteSpeed, delay] = [70, 50, 500];

/** Lines that write themselves, one after the other. Readers and browsers without scripts get all of them as a list. */
export function TypedLines({ lines }: { readonly lines: readonly string[] }) {
  const { say } = useSite();
  return (
    <typed-lines type-speed={typeSpeed} delete-speed={deleteSpeed} delay={delay}>
      <ul className="typed-list">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className="typed-row" data-controls>
        <p className="typed-line" aria-hidden="true">
          <span data-typed>{lines[0]}</span>
          <span className="typed-cursor" />
        </p>
        <button
          type="button"
          className="round-button"
          data-pause
          data-play-label={say('typingPlay')}
          aria-label={say('typingPause')}
        >
          <Glyph name="pause" className="size-5 when-playing" />
          <Glyph name="play" className="size-5 when-paused" />
        </button>
      </div>
    </typed-lines>
  );
}
