import { acuityMetres } from './planner/viewing.ts';
import type { SiteWords } from '../language/site-words.ts';

/** From how far away no pixel of a display is seen, in words; empty where its pitch, in millimetres, is not known. */
export const smoothFrom = (pitch: number | null, say: SiteWords): string =>
  pitch === null ? '' : say('fromMetres', { metres: acuityMetres(pitch).toFixed(1) });
