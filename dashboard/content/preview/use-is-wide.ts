import { useSyncExternalStore } from 'react';

const wide = '(width >= 80rem)';

function follow(tell: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}

/** True if there is space for two pages side by side. */
export const useIsWide = (): boolean => useSyncExternalStore(follow, () => matchMedia(wide).matches);
