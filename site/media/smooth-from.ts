import type { Pitches } from '../render/pitch-in-words.ts';
import { acuityMetres } from '../planner/viewing.ts';

/**
 * From how many metres no pixel of a display is seen; empty where its pitch is not known. What is farther apart is
 * seen longer, so the rows count where they are.
 */
export const smoothFrom = ({ pitch, rowPitch }: Pitches): string =>
  pitch === null ? '' : acuityMetres(Math.max(pitch, rowPitch ?? 0)).toFixed(1);
