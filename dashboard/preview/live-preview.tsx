import { useRef } from 'react';
import { feedsId } from '../../content/feeds-id.ts';
import type { PreviewRequest } from './post-preview.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { PreviewScreen, type ScreenKind } from './preview-screen.tsx';
import { PreviewState } from './preview-state.tsx';
import { takeScroll } from './read-frame.ts';
import { type Shot, useShots } from './use-shots.ts';

interface Props {
  readonly request: PreviewRequest;
  readonly title: string;
  readonly kind: ScreenKind;
}

/** The page in one language, and what becomes of it while something is typed. */
export function LivePreview({ request, title, kind }: Props) {
  const { shown, coming, failure, arrived, failed, retry } = useShots(JSON.stringify(request));
  const seen = useRef<HTMLIFrameElement | null>(null);
  const frames = [shown, coming].filter((shot) => shot !== null);

  function show(shot: Shot, frame: HTMLIFrameElement): void {
    if (seen.current !== null && seen.current !== frame) takeScroll(frame, seen.current);
    seen.current = frame;
    arrived(shot);
  }

  return (
    <>
      <PreviewState isLoading={coming !== null} failure={failure} retry={retry} />
      <PreviewScreen kind={kind}>
        {frames.map((shot) => (
          <PreviewFrame
            key={shot.key}
            request={shot.request}
            at={feedsId(request)}
            title={title}
            isHidden={shot !== shown && shown !== null}
            onArrived={(frame) => show(shot, frame)}
            onFailed={(message) => failed(shot, message)}
          />
        ))}
      </PreviewScreen>
    </>
  );
}
