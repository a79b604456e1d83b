import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Glyph } from '../../ui/glyph.tsx';
import { readStored, store } from '../elements/stored-choice.ts';
import { useIsland } from './island-context.tsx';

interface Props {
  readonly source: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** What it shows, in words. */
  readonly alt: string;
}

type Stage = 'waiting' | 'playing' | 'fading' | 'over';

const mark = 'introSeen';

const never = () => () => undefined;

let isWanted: boolean | undefined;
/** Decided once on a page: a film that has begun counts as seen. */
const decide = (): boolean =>
  (isWanted ??=
    !matchMedia('(prefers-reduced-motion: reduce)').matches && readStored(() => sessionStorage, mark) === null);

/** The longest that a stage lasts, in milliseconds: a film that does not begin is left, and one that has ended fades. */
const longest: Partial<Record<Stage, number>> = { waiting: 4000, fading: 800 };

/**
 * Plays a silent film over the page, once a browser session. After its end it fades and is removed; skipped, closed, or
 * unable to play, it is removed at once, so that it never covers the page. Under reduced motion it does not begin.
 */
export function IntroVideo({ source, width, height, alt }: Props) {
  const { say } = useIsland();
  const dialog = useRef<HTMLDialogElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  // Nothing is decided on the server.
  const begins = useSyncExternalStore(never, decide, () => undefined);
  const [stage, setStage] = useState<Stage>('waiting');
  const leave = () => setStage('over');

  useEffect(() => {
    if (begins !== true) return;
    store(() => sessionStorage, mark, '1');
    dialog.current?.showModal();
    // A browser that refuses to begin by itself shows no film.
    video.current?.play().catch(() => setStage('over'));
  }, [begins]);
  useEffect(() => {
    const milliseconds = longest[stage];
    if (begins !== true || milliseconds === undefined) return undefined;
    const timer = setTimeout(() => setStage('over'), milliseconds);
    return () => clearTimeout(timer);
  }, [begins, stage]);

  if (stage === 'over' || begins === false) return null;
  return (
    <dialog
      ref={dialog}
      className="intro"
      aria-label={say('introTitle')}
      data-fading={stage === 'fading' ? '' : undefined}
      onClose={leave}
    >
      <video
        ref={video}
        className="intro-film"
        src={begins === true ? source : undefined}
        width={width}
        height={height}
        aria-label={alt}
        muted
        playsInline
        preload="none"
        onPlaying={() => setStage('playing')}
        onEnded={() => setStage('fading')}
        onError={leave}
      />
      <div className="intro-controls">
        <button type="button" className="button-quiet" onClick={leave}>
          {say('skipIntro')}
        </button>
        <button type="button" className="round-button" aria-label={say('close')} onClick={leave}>
          <Glyph name="close" className="size-5" />
        </button>
      </div>
    </dialog>
  );
}
