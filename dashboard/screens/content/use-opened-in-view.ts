import { type RefObject, useEffect, useRef } from 'react';

/** User input that ends the automatic scrolling. */
const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

interface Opened {
  /** The element with the heading and the content of the open section. */
  readonly section: RefObject<HTMLElement | null>;
  /** The key of the open section. */
  readonly open: string | null;
  /** The key of the section in the address. */
  readonly named: string | undefined;
}

/**
 * Scrolls the heading of the opened section into view and leaves it there while its content loads and despite scroll
 * anchoring. A section in the address is scrolled to the top. A pressed section is scrolled only as far as needed, even
 * if a section above it closes.
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
      // A card in the section that the address also names was already scrolled into view.
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
