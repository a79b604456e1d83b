import type { Site } from './site-context.ts';

/** Names for the elements of one page: n1, n2 and so on. */
export function countIds(): Site['nextId'] {
  let ids = 0;
  return () => {
    ids += 1;
    return `n${ids}`;
  };
}
