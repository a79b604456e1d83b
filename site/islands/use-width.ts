import { type RefObject, useEffect, useState } from 'react';

/** The width of an element in whole pixels; 0 until it has been measured. */
export function useWidth(element: RefObject<Element | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const sizes = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)));
    if (element.current !== null) sizes.observe(element.current);
    return () => sizes.disconnect();
  }, [element]);
  return width;
}
