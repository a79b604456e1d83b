/** A slide's text in lines: one ends at each period. A point inside a number (3.9) ends none. */
export const infoLines = (info: string): readonly string[] =>
  info
    .split(/\.(?!\d)/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
