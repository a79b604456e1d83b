import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { readStored, store } from '../elements/stored-choice.ts';
import { useIsland } from './island-context.tsx';
import { savesData } from './saves-data.ts';

interface Props {
  readonly source: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** Alternative text of the film. */
  readonly alt: string;
}

type Stage = 'waiting' | 'playing' | 'fading' | 'over';

const mark = 'introSeen';

const never = () => () => undefined;

type Beginning = 'by-itself' | 'on-request' | 'never';

function decideNow(): Beginning {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 'never';
  if (!matchMedia('(min-width: 768px)').matches || savesData()) return 'on-request';
  return readStored(() => sessionStorage, mark) === null ? 'by-itself' : 'never';
}

let beginning: Beginning | undefined;
/** Decides once for each page. A film that has started counts as seen. */
const decide = (): Beginning => (beginning ??= decideNow());

/** Longest duration of a stage, in milliseconds: the wait for a film to start, and the fade after it ended. */
const longest: Partial<Record<Stage, number>> = { waiting: 4000, fading: 800 };

/**
 * Plays a silent film over the page once in a browser session. On phones and when the browser saves data, it plays only
 * on request. At the end the film fades out and is removed. It is removed at once when it is skipped, closed or cannot
 * play, so that it never covers the page. It does not play under reduced motion.
 */
export function IntroVideo({ source, width, height, alt }: Props) {
  const { t } = useIsland();
  const dialog = useRef<HTMLDialogElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  // The server decides nothing.
  const beginning = useSyncExternalStore(never, decide, () => undefined);
  const [isRequested, setRequested] = useState(false);
  const begins = beginning === 'by-itself' || isRequested;
  const [stage, setStage] = useState<Stage>('waiting');
  const leave = () => setStage('over');

  useEffect(() => {
    if (!begins) return;
    store(() => sessionStorage, mark, '1');
    dialog.current?.showModal();
    // If the browser refuses to autoplay, no film is shown.
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
