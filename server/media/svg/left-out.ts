/** What a drawing had that it is shown without, by what a person knows of it. */
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

/** Hears of each part that is left out, also several times. */
export type Report = (part: LeftOut) => void;
