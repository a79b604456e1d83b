import { useRef, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { useIsland } from './island-context.tsx';
import { shownOf } from './typing.ts';
import { useHydrated } from './use-hydrated.ts';
import { useIsAway } from './use-is-away.ts';
import { useMedia } from './use-media.ts';
import { useTyping } from './use-typing.ts';

/**
 * Lines that are typed letter by letter, one after the other. The visitor can stop them. They pause out of view and,
 * until the visitor starts them, under reduced motion. Screen readers and browsers without scripts get all lines as a
 * list.
 */
export function TypedLines({ lines }: { readonly lines: readonly string[] }) {
  const { t } = useIsland();
  const box = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const isAway = useIsAway(box);
  const wantsStillness = useMedia('(prefers-reduced-motion: reduce)');
  const [isStoppedByVisitor, setStopped] = useState<boolean | null>(null);
  const isStopped = isStoppedByVisitor ?? wantsStillness;
  const typed = useTyping(lines, isHydrated && !isStopped && !isAway);

  return (
    <div ref={box} className="typed-lines" data-paused={isStopped ? '' : undefined}>
      <ul className="typed-list">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className="typed-row" data-controls>
        <p className="typed-line" aria-hidden="true">
          <span data-typed>{shownOf(lines, typed)}</span>
          <span className="typed-cursor" />
        </p>
        <button
          type="button"
          className="round-button"
          aria-label={t(isStopped ? 'typingPlay' : 'typingPause')}
          onClick={() => setStopped(!isStopped)}
        >
          <Icon name="pause" className="size-5 when-playing" />
          <Icon name="play" className="size-5 when-paused" />
        </button>
      </div>
    </div>
  );
}
