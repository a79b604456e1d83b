import { useSyncExternalStore } from 'react';

const wide = '(width >= 80rem)';

function follow(tell: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}

/** Whether two pages have room beside each other. */
export const useIsWide = (): boolean => useSyncExternalStore(follow, () => matchMedia(wide).matches);
