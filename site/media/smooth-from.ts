import type { Pitches } from '../render/pitch-in-words.ts';
import { acuityMetres } from '../planner/viewing.ts';

/**
 * The distance in metres from which no pixel of a display is visible, as text; empty if the pitch is unknown. The
 * larger of the column and row pitches counts.
 */
export const smoothFrom = ({ pitch, rowPitch }: Pitches): string =>
  pitch === null ? '' : acuityMetres(Math.max(pitch, rowPitch ?? 0)).toFixed(1);
