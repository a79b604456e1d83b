import { isolate } from '../../language/bidi.ts';
import type { SiteMessages } from '../../language/site-messages.ts';

/** Both in millimetres. */
export interface Pitches {
  readonly pitch: number | null;
  /** Set if rows are farther apart than columns. */
  readonly rowPitch: number | null;
}

/** The pitch of a display without its unit, with both values if they differ; empty if unknown. */
export const pitchNumber = ({ pitch, rowPitch }: Pitches): string =>
  pitch === null ? '' : rowPitch === null ? String(pitch) : isolate(`${pitch} × ${rowPitch}`);

interface Pitched extends Pitches {
  readonly largestSize: number | null;
}

/** The pitch of a display with its unit. For a series in several sizes it is the finest. Empty if unknown. */
export function pitchInWords(product: Pitched, t: SiteMessages): string {
  const number = pitchNumber(product);
  if (number === '') return '';
  const finest = `${number} ${t('millimetres')}`;
  return product.largestSize === null ? finest : t('fromValue', { value: finest });
}
