import { useIsMutating } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { collectionRegionId } from '../../../content/collection-region-id.ts';
import type { OverlayHandlers } from '../pointing/point-at.ts';
import type { PreviewRequest } from './post-preview.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { keepScale, PreviewScreen, type ScreenKind } from './preview-screen.tsx';
import { PreviewState } from './preview-state.tsx';
import { focusedTarget, type FocusedTarget, focusTarget, takeScroll } from './read-frame.ts';
import { showRecord } from './show-record.ts';
import { type FrameRequest, usePreviewFrames } from './use-preview-frames.ts';

/** How long a page moves after it has loaded, or after its width has changed. */
const settleMilliseconds = 300;

/** Lets somebody point at a page; returns how to stop. */
export type Pointing = (page: Document, on: Pick<OverlayHandlers, 'onTyping'>) => () => void;

interface Props {
  readonly request: PreviewRequest;
  /** What the record is called on the page; may be empty. */
  readonly name: string;
  readonly title: string;
  readonly kind: ScreenKind;
  /** `null` where the page is only looked at. */
  readonly pointing: Pointing | null;
}

/** The page in one language, and what becomes of it while something is typed. */
export function LivePreview({ request, name, title, kind, pointing }: Props) {
  // What is typed on the page stands there already; another page would take the caret away.
  const [isTyping, setIsTyping] = useState(false);
  const { shown, coming, failure, arrived, failed, drop, retry } = usePreviewFrames(JSON.stringify(request), isTyping);
  // What is saved elsewhere on the screen stands on the page, too.
  const isSaving = useIsMutating() > 0;
  const wasSaving = useRef(false);
  const follow = useEffectEvent(retry);
  useEffect(() => {
    if (wasSaving.current && !isSaving) follow();
    wasSaving.current = isSaving;
  }, [isSaving]);

  const seen = useRef<HTMLIFrameElement | null>(null);
  const stopPointing = useRef<(() => void) | null>(null);
  useEffect(() => () => stopPointing.current?.(), []);
  // A page that is not seen yet takes no focus.
  const focus = useRef<FocusedTarget | null>(null);
  useEffect(() => {
    if (shown === null || seen.current === null || focus.current === null) return;
    focusTarget(seen.current, focus.current);
    focus.current = null;
  }, [shown]);
  const frames = [shown, coming].filter((frameRequest) => frameRequest !== null);

  const at = collectionRegionId(request);
  const place = useRef({ at, name });
  useEffect(() => {
    place.current = { at, name };
  }, [at, name]);

  // Fonts and pictures that arrive late, and another width, move everything on the page.
  const settled = useRef<ScreenKind | null>(null);
  useEffect(() => {
    const frame = seen.current;
    if (shown === null || frame === null) return undefined;
    const isFirst = settled.current !== kind;
    const settle = (): void => {
      settled.current = kind;
      showRecord(frame, place.current, isFirst);
    };
    const timer = setTimeout(settle, settleMilliseconds);
    return () => clearTimeout(timer);
  }, [kind, shown]);

  function noteTyping(isNow: boolean): void {
    setIsTyping(isNow);
    if (isNow) drop();
  }

  function show(frameRequest: FrameRequest, frame: HTMLIFrameElement): void {
    const before = seen.current;
    if (before !== null && before !== frame) takeScroll(frame, before);
    focus.current = before === null ? null : focusedTarget(before);
    stopPointing.current?.();
    stopPointing.current =
      pointing === null || frame.contentDocument === null
        ? null
        : pointing(frame.contentDocument, { onTyping: noteTyping });
    keepScale(frame);
    showRecord(frame, { at, name }, before === null);
    seen.current = frame;
    arrived(frameRequest);
  }

  return (
    <div className="preview-page">
      <PreviewState isLoading={coming !== null} failure={failure} retry={retry} />
      <PreviewScreen kind={kind}>
        {frames.map((frameRequest) => (
          <PreviewFrame
            key={frameRequest.key}
            request={frameRequest.request}
            title={title}
            isHidden={frameRequest !== shown && shown !== null}
            onArrived={(frame) => show(frameRequest, frame)}
            onFailed={(message) => failed(frameRequest, message)}
          />
        ))}
      </PreviewScreen>
    </div>
  );
}
