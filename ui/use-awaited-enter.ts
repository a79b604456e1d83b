import { useEffect, useEffectEvent, useState } from 'react';
import type { Suggestion } from './suggestion-list.tsx';

interface AwaitedEnter<S extends Suggestion> {
  readonly suggestions: readonly S[];
  /** The suggestions of what was typed are on their way. */
  readonly isBehind: boolean;
  readonly onTake: (suggestion: S) => void;
}

/**
 * Remembers an Enter that came before the suggestions of what was typed: when they arrive, the only one is taken.
 * @returns says that Enter waits, or no longer does
 */
export function useAwaitedEnter<S extends Suggestion>({ suggestions, isBehind, onTake }: AwaitedEnter<S>) {
  const [isAwaited, setIsAwaited] = useState(false);
  const take = useEffectEvent(() => {
    setIsAwaited(false);
    const [only] = suggestions;
    if (only !== undefined && suggestions.length === 1) onTake(only);
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- what takes the suggestion is the answer that arrived
    if (isAwaited && !isBehind) take();
  }, [isAwaited, isBehind]);
  return setIsAwaited;
}
