import { useEffect, useState } from 'react';

/** How long nothing must have been typed before the preview follows. */
const restMilliseconds = 400;

/** One request for a preview, and the frame it is loaded into. */
export interface Shot {
  readonly key: number;
  /** The request as JSON. */
  readonly request: string;
}

interface Shots {
  /** What is seen. */
  readonly shown: Shot | null;
  /** What is being loaded behind it. */
  readonly coming: Shot | null;
  /** Why the last one could not be shown; may be empty. */
  readonly failure: string | null;
}

const next = ({ shown, coming }: Shots, request: string): Shots => ({
  shown,
  coming: { key: ((coming ?? shown)?.key ?? 0) + 1, request },
  failure: null,
});

/** The newest request that was made, whatever came of it. */
const isMade = ({ shown, coming, failure }: Shots, request: string): boolean =>
  failure === null && (coming ?? shown)?.request === request;

/**
 * Which previews are seen and loaded: a new one a moment after the last change of `request`, while the old one stays
 * until the new one has arrived. While it `isHeld`, the one that is seen stays.
 */
export function useShots(request: string, isHeld = false) {
  const [shots, setShots] = useState<Shots>(() => next({ shown: null, coming: null, failure: null }, request));

  useEffect(() => {
    if (isHeld) return undefined;
    const follow = (old: Shots): Shots => (isMade(old, request) ? old : next(old, request));
    const timer = setTimeout(() => setShots(follow), restMilliseconds);
    return () => clearTimeout(timer);
  }, [request, isHeld]);

  return {
    ...shots,
    /** The frame of a shot holds its page. */
    arrived: (shot: Shot) =>
      setShots((old) => (old.coming?.key === shot.key ? { shown: shot, coming: null, failure: null } : old)),
    /** The frame of a shot holds something else. */
    failed: (shot: Shot, message: string) =>
      setShots((old) => (old.coming?.key === shot.key ? { shown: old.shown, coming: null, failure: message } : old)),
    /** What is being loaded is not wanted any more. */
    drop: () => setShots((old) => (old.shown === null ? old : { ...old, coming: null })),
    retry: () => setShots((old) => next(old, request)),
  };
}
