/** A point on a picture, in percent of its width from the left side and of its height from the top. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Clamps to 0–100 and rounds to one decimal. Default: 50. */
const share = (value: unknown): number =>
  typeof value === 'number' ? Math.round(Math.min(100, Math.max(0, value)) * 10) / 10 : 50;

/** The position of a hotspot within the picture; the middle if it has none. */
export const placeOf = ({ x, y }: { readonly x?: unknown; readonly y?: unknown }): Place => ({
  x: share(x),
  y: share(y),
});

/** The point of a picture under the pointer. */
export function placeUnder(
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
  picture: { readonly getBoundingClientRect: () => Pick<DOMRect, 'x' | 'y' | 'width' | 'height'> },
): Place {
  const { x, y, width, height } = picture.getBoundingClientRect();
  return placeOf({ x: ((clientX - x) / width) * 100, y: ((clientY - y) / height) * 100 });
}
