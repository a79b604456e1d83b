/**
 * The share of a picture's contrast that daylight washes out, from 0 to 1, for the brightness that the place requires.
 */
export const washedOut = (nits: number, wanted: number): number => Math.min(0.7, Math.max(0.04, (0.3 * wanted) / nits));
