// Outlines of familiar objects in centimetres, with the ground at y = 0.

/** Millimetres. */
export const personHeight = 1720;

/** A standing person, 172 units high. */
export const person =
  'M0-172a11 11 0 1 1 0 22a11 11 0 1 1 0-22zM-9-147h18q12 2 14 15l5 48q0 6-5 6t-6-6l-5-38v44l-2 73q-1 5-6 5t-6-5l-2-63h-2l-2 63q-1 5-6 5t-6-5l-2-73v-44l-5 38q-1 6-6 6t-5-6l5-48q2-13 14-15z';
/** A sofa with three seats, 220 units wide and 85 high. */
export const sofa =
  'M-104-85h208a8 8 0 0 1 8 8v22h4a14 14 0 0 1 14 14v23a6 6 0 0 1-6 6h-8l-3 12h-8l-2-12h-206l-2 12h-8l-3-12h-8a6 6 0 0 1-6-6v-23a14 14 0 0 1 14-14h4v-22a8 8 0 0 1 8-8z';
/** A row of five auditorium seats from behind, 300 units wide and 85 high. */
export const seats = [-124, -62, 0, 62, 124]
  .map((middle) => `M${middle - 20}-85h40a6 6 0 0 1 6 6v49h-12v30h-6v-30h-16v30h-6v-30h-12v-49a6 6 0 0 1 6-6z`)
  .join('');
/** A car from the side, 450 units long and 145 high. */
export const car =
  'M-215-38q0-32 36-38l40-6 46-44q16-17 44-19h62q38 0 66 24l40 38q60 4 84 18q22 12 22 34v17h-26a40 40 0 0 0-80 0h-190a40 40 0 0 0-80 0h-64z';
