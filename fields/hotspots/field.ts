import { type ListOptions, listOfKind } from '../list/field.ts';
import { percent } from '../number/percent.ts';
import { reference } from '../reference/field.ts';

export interface HotspotsOptions extends Omit<ListOptions, 'parts'> {
  /** The slug of the collection whose records the picture shows. */
  readonly to: string;
  /** The field of the same record that contains the picture, by its name in the declaration. */
  readonly on: string;
}

/**
 * Hotspots: the records of another collection that a picture shows, with their positions from the left side (in both
 * languages) and from the top. Their words are not part of the search index.
 */
export function hotspots({ to, on, ...options }: HotspotsOptions) {
  const hotspot = {
    record: reference({ to, required: true, label: { en: 'Shown here', ar: 'المعروض هنا' } }),
    x: percent({ en: 'From the left', ar: 'من اليسار' }),
    y: percent({ en: 'From the top', ar: 'من الأعلى' }),
  };
  return Object.assign(listOfKind('hotspots', hotspot, { max: 12, ...options }), { on, words: () => [] });
}
