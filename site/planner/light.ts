/** How much of a picture the light of the day washes out, from 0 to 1, by the brightness that the place wants. */
export const washedOut = (nits: number, wanted: number): number => Math.min(0.7, Math.max(0.04, (0.3 * wanted) / nits));
