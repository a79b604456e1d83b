import { useEffect, useState } from 'react';

/** The reading position, as a share of the window height from the top. */
const line = 0.3;

/**
 * The part with the focus, if it is visible. The last parts are too short to reach the reading position by scrolling.
 */
function partAtWork(ids: readonly string[]): string | undefined {
  const id = ids.findLast((each) => document.getElementById(each)?.contains(document.activeElement));
  const box = id === undefined ? undefined : document.getElementById(id)?.getBoundingClientRect();
  return box !== undefined && box.top < innerHeight && box.bottom > innerHeight * line ? id : undefined;
}

/** The id of the element that is being read or edited; the ids are in page order. */
export function usePartInView(ids: readonly string[]): string {
  const [current, setCurrent] = useState(ids[0] ?? '');
  const all = ids.join(' ');
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const isAbove = (id: string) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top <= innerHeight * line;
      };
      const parts = all.split(' ');
      setCurrent(partAtWork(parts) ?? parts.findLast(isAbove) ?? parts[0] ?? '');
    };
    const follow = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    look();
    addEventListener('scroll', follow, { passive: true });
    addEventListener('resize', follow);
    addEventListener('focusin', follow);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', follow);
      removeEventListener('resize', follow);
      removeEventListener('focusin', follow);
    };
  }, [all]);
  return current;
}
