import { type RefObject, useEffect, useRef } from 'react';

/** What a person does; from then on they say what is on the screen. */
const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

interface Opened {
  /** Its heading and what it holds. */
  readonly section: RefObject<HTMLElement | null>;
  /** The key of the open section. */
  readonly open: string | null;
  /** The key of the section that the address names. */
  readonly named: string | undefined;
}

/**
 * Keeps the top of the section in view that was opened, also while its content loads and the browser would rather hold
 * what is below: at the top of the window where the address names it, and wherever the window shows it where it was
 * pressed, though a section above it was closed.
 */
export function useOpenedInView({ section, open, named }: Opened): void {
  const before = useRef(open);
  useEffect(() => {
    const isPressed = before.current !== open;
    before.current = open;
    const { current } = section;
    const heading = current?.querySelector('h3');
    if (!current || !heading || (named === undefined && !isPressed)) return undefined;
    const show = () =>
      named === undefined ? heading.scrollIntoView({ block: 'nearest' }) : current.scrollIntoView({ block: 'start' });
    const end = new AbortController();
    const sizes = new ResizeObserver(() => {
      const { activeElement } = document;
      // A card of the section that the address names, too, was brought into view.
      if (current.contains(activeElement) && !heading.contains(activeElement)) end.abort();
      else show();
    });
    end.signal.addEventListener('abort', () => sizes.disconnect());
    for (const input of inputs) addEventListener(input, () => end.abort(), { signal: end.signal, passive: true });
    show();
    sizes.observe(current);
    return () => end.abort();
  }, [section, open, named]);
}
