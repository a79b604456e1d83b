import { type RefObject, useEffect, useState } from 'react';

/** True if the element is out of view or the page is hidden. */
export function useIsAway(element: RefObject<Element | null>): boolean {
  const [isOut, setOut] = useState(false);
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    const look = () => setHidden(document.hidden);
    const watch = new IntersectionObserver(([entry]) => setOut(entry?.isIntersecting === false));
    look();
    document.addEventListener('visibilitychange', look);
    if (element.current !== null) watch.observe(element.current);
    return () => {
      document.removeEventListener('visibilitychange', look);
      watch.disconnect();
    };
  }, [element]);
  return isOut || isHidden;
}
