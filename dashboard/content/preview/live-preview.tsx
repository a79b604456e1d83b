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

/** Milliseconds for which the layout of a page shifts after loading or after a change of width. */
const settleMilliseconds = 300;

/** Attaches the edit handlers to a page. Returns the function that removes them. */
export type Pointing = (page: Document, on: Pick<OverlayHandlers, 'onTyping'>) => () => void;

interface Props {
  readonly request: PreviewRequest;
  /** The name of the record on the page; may be empty. */
  readonly name: string;
  readonly title: string;
  readonly kind: ScreenKind;
  /** `null` for a page that cannot be edited. */
  readonly pointing: Pointing | null;
}

/** The preview in one language. It follows the input. */
export function LivePreview({ request, name, title, kind, pointing }: Props) {
  // Text typed on the page is already visible, and a reload would lose the caret.
  const [isTyping, setIsTyping] = useState(false);
  const { shown, coming, failure, arrived, failed, drop, retry } = usePreviewFrames(JSON.stringify(request), isTyping);
  // The page also shows what other parts of the screen save.
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
  // A hidden page cannot take the focus, so it is focused once it is visible.
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

  // Late fonts and images, and a new width, shift the layout of the page.
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
