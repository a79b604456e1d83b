import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { endOf, makeRoom, moveTo, pitchOf, positionOf } from './card-row.ts';
import { useMedia } from './use-media.ts';

/** Easing at both ends; `progress` from 0 to 1. */
const ease = (progress: number): number => (progress < 0.5 ? 4 * progress ** 3 : 1 - (2 - 2 * progress) ** 3 / 2);

/**
 * Safari before 26.2 has no `scrollend` event. There, a row counts as settled after it has not moved for this many
 * milliseconds.
 */
const stillTime = 120;

/** Calls `settle` after the visitor has scrolled the row and when its size changes. */
function watchRow(row: HTMLElement, settle: () => void): () => void {
  let rest: ReturnType<typeof setTimeout> | undefined;
  const settleSoon = () => {
    clearTimeout(rest);
    rest = setTimeout(settle, stillTime);
  };
  const [event, onMove] = 'onscrollend' in window ? ['scrollend', settle] : ['scroll', settleSoon];
  const sizes = new ResizeObserver(settle);
  row.addEventListener(event, onMove, { passive: true });
  sizes.observe(row);
  return () => {
    clearTimeout(rest);
    row.removeEventListener(event, onMove);
    sizes.disconnect();
  };
}

/**
 * A row of cards that scrolls sideways, one card a step.
 * @param speed milliseconds a step takes
 * @param loops whether the row is endless: cards that have scrolled out of view move behind the last one
 */
export function useCardRow({ speed, loops = false }: { readonly speed: number; readonly loops?: boolean }) {
  const row = useRef<HTMLElement>(null);
  const duration = useMedia('(prefers-reduced-motion: reduce)') ? 0 : speed;
  const [glide, setGlide] = useState<null | { readonly from: number; readonly to: number }>(null);
  const [room, setRoom] = useState({ back: loops, on: true });
  const isMoving = glide !== null;

  const settle = useEffectEvent((cards: HTMLElement) => {
    const [position, end] = [positionOf(cards), endOf(cards)];
    const isEndless = loops && end > 1;
    // A row that was swiped to its last card continues with the first.
    if (isEndless && end - position < 1) makeRoom(cards, 1);
    setRoom({ back: isEndless || position > 1, on: isEndless || position < end - 1 });
  });

  useEffect(() => {
    const cards = row.current;
    return cards === null || isMoving ? undefined : watchRow(cards, () => settle(cards));
  }, [isMoving]);

  useEffect(() => {
    const cards = row.current;
    if (cards === null || glide === null) return undefined;
    const { from, to } = glide;
    const start = performance.now();
    let frame = 0;
    const animate = (now: number) => {
      const progress = duration === 0 ? 1 : Math.min(Math.max((now - start) / duration, 0), 1);
      moveTo(cards, from + (to - from) * ease(progress));
      if (progress < 1) frame = requestAnimationFrame(animate);
      else {
        setGlide(null);
        // The animation ends so slowly that its last frames may not move a pixel, and then no `scrollend` event
        // follows.
        settle(cards);
      }
    };
    animate(start);
    return () => cancelAnimationFrame(frame);
  }, [glide, duration]);

  function step(by: 1 | -1): void {
    const cards = row.current;
    if (cards === null) return;
    if (loops) makeRoom(cards, by);
    const [from, pitch] = [positionOf(cards), pitchOf(cards)];
    const to = (Math.round(from / pitch) + by) * pitch;
    setGlide({ from, to: Math.min(Math.max(to, 0), endOf(cards)) });
  }

  return { row, room, isMoving, step };
}
