import { useEffect, useState } from 'react';

/** So far below the upper edge of the window, as a share of its height, stands what is being read. */
const line = 0.3;

/** The part that is worked in, as far as it is seen; the last ones are too near to the end to come up to the line. */
function partAtWork(ids: readonly string[]): string | undefined {
  const id = ids.findLast((each) => document.getElementById(each)?.contains(document.activeElement));
  const box = id === undefined ? undefined : document.getElementById(id)?.getBoundingClientRect();
  return box !== undefined && box.top < innerHeight && box.bottom > innerHeight * line ? id : undefined;
}

/** Which of the elements with these ids, in the order of the page, is being read or worked in. */
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
