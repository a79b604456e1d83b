/** A place on a picture, in percent of its width from its left side and of its height from its top. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** To tenths, on the picture. */
const share = (value: unknown): number =>
  typeof value === 'number' ? Math.round(Math.min(100, Math.max(0, value)) * 10) / 10 : 50;

/** Where a mark stands, wherever it was put; one that was put nowhere stands in the middle. */
export const placeOf = ({ x, y }: { readonly x?: unknown; readonly y?: unknown }): Place => ({
  x: share(x),
  y: share(y),
});

/** The place on a picture that is under a pointer. */
export function placeUnder(
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
  picture: { readonly getBoundingClientRect: () => Pick<DOMRect, 'x' | 'y' | 'width' | 'height'> },
): Place {
  const { x, y, width, height } = picture.getBoundingClientRect();
  return placeOf({ x: ((clientX - x) / width) * 100, y: ((clientY - y) / height) * 100 });
}
