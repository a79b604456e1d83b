import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Icon } from '../../ui/icon.tsx';
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

/** True if the browser is set to save data. */
function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  );
}

type Beginning = 'by-itself' | 'on-request' | 'never';

function decideNow(): Beginning {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 'never';
  if (!matchMedia('(min-width: 768px)').matches || savesData()) return 'on-request';
  return readStored(() => sessionStorage, mark) === null ? 'by-itself' : 'never';
}

let beginning: Beginning | undefined;
/** Decided once on a page: a film that has begun counts as seen. */
const decide = (): Beginning => (beginning ??= decideNow());

/** The longest that a stage lasts, in milliseconds: a film that does not begin is left, and one that has ended fades. */
const longest: Partial<Record<Stage, number>> = { waiting: 4000, fading: 800 };

/**
 * Plays a silent film over the page, once a browser session; on phones, and where data is to be saved, only on request.
 * After its end it fades and is removed; skipped, closed, or unable to play, it is removed at once, so that it never
 * covers the page. Under reduced motion it does not begin.
 */
export function IntroVideo({ source, width, height, alt }: Props) {
  const { t } = useIsland();
  const dialog = useRef<HTMLDialogElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  // Nothing is decided on the server.
  const beginning = useSyncExternalStore(never, decide, () => undefined);
  const [isRequested, setRequested] = useState(false);
  const begins = beginning === 'by-itself' || isRequested;
  const [stage, setStage] = useState<Stage>('waiting');
  const leave = () => setStage('over');

  useEffect(() => {
    if (!begins) return;
    store(() => sessionStorage, mark, '1');
    dialog.current?.showModal();
    // A browser that refuses to begin by itself shows no film.
    video.current?.play().catch(() => setStage('over'));
  }, [begins]);
  useEffect(() => {
    const milliseconds = longest[stage];
    if (!begins || milliseconds === undefined) return undefined;
    const timer = setTimeout(() => setStage('over'), milliseconds);
    return () => clearTimeout(timer);
  }, [begins, stage]);

  if (stage === 'over' || beginning === 'never') return null;
  if (beginning === 'on-request' && !isRequested)
    return (
      <button type="button" className="intro-ask" onClick={() => setRequested(true)}>
        <Icon name="play" className="size-4" />
        {t('watchIntro')}
      </button>
    );
  return (
    <dialog
      ref={dialog}
      className="intro"
      aria-label={t('introTitle')}
      data-fading={stage === 'fading' ? '' : undefined}
      onClose={leave}
    >
      <video
        ref={video}
        className="intro-film"
        src={begins ? source : undefined}
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
          {t('skipIntro')}
        </button>
        <button type="button" className="round-button" aria-label={t('close')} onClick={leave}>
          <Icon name="close" className="size-5" />
        </button>
      </div>
    </dialog>
  );
}
