import { type ListOptions, listOfKind } from '../list/field.ts';
import { number } from '../number/field.ts';
import { reference } from '../reference/field.ts';

export interface HotspotsOptions extends Omit<ListOptions, 'parts'> {
  /** The base name of the collection whose records the picture shows. */
  readonly to: string;
  /** The field of the same record that holds the picture, by its name in the declaration. */
  readonly on: string;
}

/** A share of a picture's width or height, in percent. */
const share = (label: { readonly en: string; readonly ar: string }) =>
  number({ min: 0, max: 100, unit: '%', required: true, label });

/**
 * Which records of another collection a picture shows, and where: from its left side, in every language, and from its
 * top. What is said of a place is no word of the record, so searching finds none of it.
 */
export function hotspots({ to, on, ...options }: HotspotsOptions) {
  const hotspot = {
    record: reference({ to, required: true, label: { en: 'Shown here', ar: 'المعروض هنا' } }),
    x: share({ en: 'From the left', ar: 'من اليسار' }),
    y: share({ en: 'From the top', ar: 'من الأعلى' }),
  };
  return Object.assign(listOfKind('hotspots', hotspot, { max: 12, ...options }), { on, words: () => [] });
}
