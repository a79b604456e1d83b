import { isolate } from '../../language/bidi.ts';
import type { SiteMessages } from '../../language/site-messages.ts';

/** Both in millimetres. */
export interface Pitches {
  readonly pitch: number | null;
  /** Where rows are farther apart than columns. */
  readonly rowPitch: number | null;
}

/** The pitch of a display without its unit, across and down where the two differ; empty where it is not known. */
export const pitchFigure = ({ pitch, rowPitch }: Pitches): string =>
  pitch === null ? '' : rowPitch === null ? String(pitch) : isolate(`${pitch} × ${rowPitch}`);

interface Pitched extends Pitches {
  readonly largestSize: number | null;
}

/** The pitch of a display, of a series in several sizes the finest; empty where it is not known. */
export function pitchInWords(product: Pitched, t: SiteMessages): string {
  const figure = pitchFigure(product);
  if (figure === '') return '';
  const finest = `${figure} ${t('millimetres')}`;
  return product.largestSize === null ? finest : t('fromValue', { value: finest });
}
