import type { SiteWords } from '../language/site-words.ts';

interface Pitched {
  /** Millimetres. */
  readonly pitch: number | null;
  readonly largestSize: number | null;
}

/** The pitch of a display, of a series in several sizes the finest; empty where it is not known. */
export function pitchInWords({ pitch, largestSize }: Pitched, say: SiteWords): string {
  if (pitch === null) return '';
  const finest = `${pitch} ${say('millimetres')}`;
  return largestSize === null ? finest : say('fromValue', { value: finest });
}
