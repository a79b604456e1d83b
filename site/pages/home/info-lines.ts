/** Splits a slide's text into lines, one a sentence. A point within a number (3.9) does not end a line. */
export const infoLines = (info: string): readonly string[] =>
  info
    .split(/\.(?!\d)/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
