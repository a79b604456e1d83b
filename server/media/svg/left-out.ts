/** The kinds of removed parts of an SVG, as named to users. */
export const leftOutParts = [
  'scripts',
  'links',
  'animation',
  'outside',
  'fonts',
  'nested',
  'foreign',
  'styles',
  'other',
] as const;
export type LeftOut = (typeof leftOutParts)[number];

/** Called for each removed part, possibly several times for the same kind. */
export type Report = (part: LeftOut) => void;
