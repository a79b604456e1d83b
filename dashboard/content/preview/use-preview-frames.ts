import { useEffect, useState } from 'react';

/** Milliseconds after the last change before the preview reloads. */
const restMilliseconds = 400;

/** One preview request with its frame. */
export interface FrameRequest {
  readonly key: number;
  /** The request as JSON. */
  readonly request: string;
}

interface PreviewFrames {
  /** The visible preview. */
  readonly shown: FrameRequest | null;
  /** The preview that is loading behind it. */
  readonly coming: FrameRequest | null;
  /** Why the last preview failed; may be empty. */
  readonly failure: string | null;
}

const next = ({ shown, coming }: PreviewFrames, request: string): PreviewFrames => ({
  shown,
  coming: { key: ((coming ?? shown)?.key ?? 0) + 1, request },
  failure: null,
});

/** True if the newest request is already made and did not fail. */
const isMade = ({ shown, coming, failure }: PreviewFrames, request: string): boolean =>
  failure === null && (coming ?? shown)?.request === request;

/**
 * The visible and the loading preview. A new one is requested shortly after the last change of `request`; the old one
 * stays visible until it has loaded. While `isNeeded`, none is requested.
 */
export function usePreviewFrames(request: string, isHeld = false) {
  const [frames, setFrames] = useState<PreviewFrames>(() =>
    next({ shown: null, coming: null, failure: null }, request),
  );

  useEffect(() => {
    if (isHeld) return undefined;
    const follow = (old: PreviewFrames): PreviewFrames => (isMade(old, request) ? old : next(old, request));
    const timer = setTimeout(() => setFrames(follow), restMilliseconds);
    return () => clearTimeout(timer);
  }, [request, isHeld]);

  return {
    ...frames,
    /** The frame has loaded its page. */
    arrived: (frame: FrameRequest) =>
      setFrames((old) => (old.coming?.key === frame.key ? { shown: frame, coming: null, failure: null } : old)),
    /** The frame has loaded something else. */
    failed: (frame: FrameRequest, message: string) =>
      setFrames((old) => (old.coming?.key === frame.key ? { shown: old.shown, coming: null, failure: message } : old)),
    /** Discards the preview that is loading. */
    drop: () => setFrames((old) => (old.shown === null ? old : { ...old, coming: null })),
    retry: () => setFrames((old) => next(old, request)),
  };
}
