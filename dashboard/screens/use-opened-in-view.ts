import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

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
 * Keeps the top of the section in view that was opened: at the top of the window where the address names it, also while
 * its content loads, and wherever the window shows it where it was pressed, though a section above it was closed.
 */
export function useOpenedInView({ section, open, named }: Opened): void {
  const before = useRef(open);
  useLayoutEffect(() => {
    if (before.current === open) return;
    before.current = open;
    section.current?.querySelector('h3')?.scrollIntoView({ block: 'nearest' });
  }, [section, open]);
  useEffect(() => {
    const { current } = section;
    if (current === null || named === undefined) return undefined;
    const end = new AbortController();
    const sizes = new ResizeObserver(() => {
      // A card of the section that the address names, too, was brought into view.
      if (current.contains(document.activeElement)) end.abort();
      else current.scrollIntoView({ block: 'start' });
    });
    end.signal.addEventListener('abort', () => sizes.disconnect());
    for (const input of inputs) addEventListener(input, () => end.abort(), { signal: end.signal, passive: true });
    current.scrollIntoView({ block: 'start' });
    sizes.observe(current);
    return () => end.abort();
  }, [section, named]);
}
