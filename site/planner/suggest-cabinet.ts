import { type Cabinet, pitchMillimetres } from './cabinet.ts';
import { fitInside, type Space } from './grid.ts';
import type { Venue } from './venues.ts';
import { pitchesFor } from './viewing.ts';

/** The requirements. */
interface Wanted {
  readonly place: Venue;
  /** `null` if the visitor did not enter it. */
  readonly space: Space | null;
  readonly nearestMetres: number | null;
}

/** Weight of an excess relative to a shortfall. */
const excessWeight = 0.15;

const lacking = (wanted: number, actual: number): number => Math.max(0, Math.log(wanted / actual));

/** The deviation of a cabinet from the requirements; 0 is a perfect match. */
function missOf(cabinet: Cabinet, { place, space, nearestMetres }: Wanted): number {
  const pitch = pitchMillimetres(cabinet);
  const comfortable = nearestMetres === null ? null : pitchesFor(nearestMetres).comfortable;
  const grain = comfortable === null ? 0 : lacking(pitch, comfortable) + excessWeight * lacking(comfortable, pitch);
  const light = lacking(place.least, cabinet.nits) + excessWeight * lacking(cabinet.nits, place.most);
  if (space === null) return grain + light;
  const { columns, rows } = fitInside(space, cabinet);
  const filled =
    (columns * cabinet.widthMillimetres * rows * cabinet.heightMillimetres) /
    (space.widthMillimetres * space.heightMillimetres);
  return grain + light + lacking(1, Math.max(filled, Number.MIN_VALUE));
}

/**
 * The cabinet that best matches the wall, its place and the nearest viewer.
 * @returns `null` if none suits the place or fits
 */
export function suggestCabinet<Known extends Cabinet>(known: readonly Known[], wanted: Wanted): Known | null {
  const { space, place } = wanted;
  const possible = known.filter((cabinet) => {
    const { columns, rows } = space === null ? { columns: 1, rows: 1 } : fitInside(space, cabinet);
    return columns > 0 && rows > 0 && (!place.isOutdoor || cabinet.place === 'outdoor');
  });
  const misses = possible.map((cabinet) => ({ cabinet, miss: missOf(cabinet, wanted) }));
  return misses.toSorted((one, other) => one.miss - other.miss)[0]?.cabinet ?? null;
}
