/** The picture that displays of the planner show: colours at their places along its diagonal. */
export const sampleColours = [
  [0, '#123a8c'],
  [0.45, '#1fb5ae'],
  [0.7, '#f4b860'],
  [1, '#d9476b'],
] as const;

/** The light that this picture throws on the wall around it. */
export const sampleGlow = '#7fd8ff';
