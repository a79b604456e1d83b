import { useEffect, useState } from 'react';

/** The reading position, as a share of the window height from the top. */
const line = 0.3;
/** A part that moved by fewer pixels since it took the focus is still worked on. */
const slack = 48;

/**
 * The reading position in pixels from the top. Towards the end of the page it moves down to the bottom of the window,
 * because the last parts cannot be scrolled any higher.
 */
function readingLine(): number {
  const below = innerHeight * (1 - line);
  const scrollable = document.documentElement.scrollHeight - innerHeight;
  const end = Math.min(scrollable, below);
  const reached = end <= 0 ? 0 : 1 - (scrollable - scrollY) / end;
  return innerHeight * line + below * Math.max(reached, 0);
}

const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top;

/** The id of the element that is being read or edited; the ids are in page order. */
export function usePartInView(ids: readonly string[]): string {
  const [current, setCurrent] = useState(ids[0] ?? '');
  const all = ids.join(' ');
  useEffect(() => {
    let frame = 0;
    const parts = all.split(' ');
    /** The part that took the focus and where it stood then, until the page is scrolled away from it. */
    let atWork: { readonly id: string; readonly top: number } | null = null;
    const look = () => {
      frame = 0;
      if (atWork !== null && Math.abs((topOf(atWork.id) ?? Infinity) - atWork.top) > slack) atWork = null;
      const position = readingLine();
      const isAbove = (id: string) => (topOf(id) ?? Infinity) <= position;
      setCurrent(atWork?.id ?? parts.findLast(isAbove) ?? parts[0] ?? '');
    };
    const follow = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    const noteFocus = () => {
      const id = parts.findLast((each) => document.getElementById(each)?.contains(document.activeElement));
      const top = id === undefined ? undefined : topOf(id);
      atWork = id === undefined || top === undefined ? null : { id, top };
      follow();
    };
    look();
    addEventListener('scroll', follow, { passive: true });
    addEventListener('resize', follow);
    addEventListener('focusin', noteFocus);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', follow);
      removeEventListener('resize', follow);
      removeEventListener('focusin', noteFocus);
    };
  }, [all]);
  return current;
}
