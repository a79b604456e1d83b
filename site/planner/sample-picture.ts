/** A shape of the picture, and its vertical gradient. */
interface SampleShape {
  readonly path: string;
  readonly from: number;
  readonly to: number;
  readonly colours: readonly (readonly [at: number, colour: string])[];
}

/** The size of the picture's coordinate system. Displays with another aspect ratio crop its edges. */
export const sampleSize = { width: 160, height: 90 } as const;

/** The sample picture of the planner's displays: the sun behind dunes, from back to front. */
export const sampleShapes: readonly SampleShape[] = [
  {
    path: 'M0 0h160v90H0z',
    from: 0,
    to: 56,
    colours: [
      [0, '#3a36b8'],
      [0.45, '#a94fc4'],
      [0.75, '#ff7f6b'],
      [1, '#ffd98a'],
    ],
  },
  {
    path: 'M104 46a10 10 0 1 1 20 0a10 10 0 1 1-20 0z',
    from: 36,
    to: 56,
    colours: [
      [0, '#fffbe6'],
      [1, '#ffe08f'],
    ],
  },
  {
    path: 'M0 54q28-12 56-3t52 0 52-5v44H0z',
    from: 44,
    to: 74,
    colours: [
      [0, '#ff9a73'],
      [1, '#c9447a'],
    ],
  },
  {
    path: 'M0 60q30-4 58-14q34 22 102 16v28H0z',
    from: 46,
    to: 84,
    colours: [
      [0, '#ffb36b'],
      [1, '#e0503f'],
    ],
  },
  {
    path: 'M58 46q-14 18-6 44H0V62q34-6 58-16z',
    from: 46,
    to: 90,
    colours: [
      [0, '#b23a6e'],
      [1, '#6a2466'],
    ],
  },
  {
    path: 'M40 90q46-22 84-24q22 4 36 2v22z',
    from: 64,
    to: 90,
    colours: [
      [0, '#ffc472'],
      [1, '#f0713f'],
    ],
  },
];

/** The colour of the light that this picture casts on the wall around it. */
export const sampleGlow = '#ff9f80';
