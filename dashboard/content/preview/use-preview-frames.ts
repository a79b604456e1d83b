import { useEffect, useState } from 'react';

/** How long nothing must have been typed before the preview follows. */
const restMilliseconds = 400;

/** One request for a preview, and the frame it is loaded into. */
export interface FrameRequest {
  readonly key: number;
  /** The request as JSON. */
  readonly request: string;
}

interface PreviewFrames {
  /** What is seen. */
  readonly shown: FrameRequest | null;
  /** What is being loaded behind it. */
  readonly coming: FrameRequest | null;
  /** Why the last one could not be shown; may be empty. */
  readonly failure: string | null;
}

const next = ({ shown, coming }: PreviewFrames, request: string): PreviewFrames => ({
  shown,
  coming: { key: ((coming ?? shown)?.key ?? 0) + 1, request },
  failure: null,
});

/** The newest request that was made, whatever came of it. */
const isMade = ({ shown, coming, failure }: PreviewFrames, request: string): boolean =>
  failure === null && (coming ?? shown)?.request === request;

/**
 * Which previews are seen and loaded: a new one a moment after the last change of `request`, while the old one stays
 * until the new one has arrived. While it `isNeeded`, the one that is seen stays.
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
    /** The frame of a shot holds its page. */
    arrived: (frame: FrameRequest) =>
      setFrames((old) => (old.coming?.key === frame.key ? { shown: frame, coming: null, failure: null } : old)),
    /** The frame of a shot holds something else. */
    failed: (frame: FrameRequest, message: string) =>
      setFrames((old) => (old.coming?.key === frame.key ? { shown: old.shown, coming: null, failure: message } : old)),
    /** What is being loaded is not wanted any more. */
    drop: () => setFrames((old) => (old.shown === null ? old : { ...old, coming: null })),
    retry: () => setFrames((old) => next(old, request)),
  };
}
