import { type ListOptions, listOfKind } from '../list/field.ts';
import { number } from '../number/field.ts';
import { reference } from '../reference/field.ts';

export interface HotspotsOptions extends Omit<ListOptions, 'parts'> {
  /** The slug of the collection whose records the picture shows. */
  readonly to: string;
  /** The field of the same record that contains the picture, by its name in the declaration. */
  readonly on: string;
}

/** A position in percent of a picture's width or height. */
const share = (label: { readonly en: string; readonly ar: string }) =>
  number({ min: 0, max: 100, unit: '%', required: true, label });

/**
 * Hotspots: the records of another collection that a picture shows, with their positions from the left side (in both
 * languages) and from the top. Their words are not part of the search index.
 */
export function hotspots({ to, on, ...options }: HotspotsOptions) {
  const hotspot = {
    record: reference({ to, required: true, label: { en: 'Shown here', ar: 'المعروض هنا' } }),
    x: share({ en: 'From the left', ar: 'من اليسار' }),
    y: share({ en: 'From the top', ar: 'من الأعلى' }),
  };
  return Object.assign(listOfKind('hotspots', hotspot, { max: 12, ...options }), { on, words: () => [] });
}
