import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef } from 'react';
import type { Point } from '../planner/homography.ts';

interface Props {
  readonly className?: string;
  readonly label: string;
  readonly photo: HTMLCanvasElement;
  /** In pixels of the photo. `null` leaves the handle where it is. */
  readonly at: Point | null;
  /** @param by offset in pixels of the photo */
  readonly onMove: (by: Point) => void;
}

/** Step of an arrow key, as a fraction of the photo's width. */
const step = 1 / 200;
const largeSteps = 10;
const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** A point of a photo that the visitor drags or moves with the arrow keys. */
export function PhotoHandle({ className = '', label, photo, at, onMove }: Props) {
  const handle = useRef<HTMLButtonElement>(null);
  const last = useRef<Point>({ x: 0, y: 0 });

  // The content security policy refuses `style` attributes in HTML.
  useLayoutEffect(() => {
    const style = handle.current?.style;
    if (style === undefined || at === null) return;
    style.insetInlineStart = `${(at.x / photo.width) * 100}%`;
    style.insetBlockStart = `${(at.y / photo.height) * 100}%`;
  }, [at, photo]);

  function drag(event: PointerEvent<HTMLButtonElement>): void {
    const { currentTarget, pointerId, clientX, clientY } = event;
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const scale = photo.width / (currentTarget.parentElement?.clientWidth ?? photo.width);
    onMove({ x: (clientX - last.current.x) * scale, y: (clientY - last.current.y) * scale });
    last.current = { x: clientX, y: clientY };
  }

  function press(event: KeyboardEvent): void {
    const direction = steps[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    const pixels = photo.width * step * (event.shiftKey ? largeSteps : 1);
    onMove({ x: direction.x * pixels, y: direction.y * pixels });
  }

  return (
    <button
      ref={handle}
      type="button"
      className={`photo-handle ${className}`}
      aria-label={label}
      aria-describedby="photo-hint"
      onPointerDown={({ currentTarget, pointerId, clientX, clientY }) => {
        last.current = { x: clientX, y: clientY };
        currentTarget.setPointerCapture(pointerId);
      }}
      onPointerMove={drag}
      onKeyDown={press}
    />
  );
}
