/** The datasheet values of one cabinet of an LED wall. */
export interface Cabinet {
  readonly id: number;
  readonly widthMillimetres: number;
  readonly heightMillimetres: number;
  readonly widthPixels: number;
  readonly heightPixels: number;
  readonly weightKilograms: number;
  readonly greatestWatts: number;
  /** `null` if the datasheet does not name it. */
  readonly typicalWatts: number | null;
  readonly nits: number;
  readonly refreshHertz: number | null;
  readonly place: 'indoor' | 'outdoor';
}

/** Distance between two pixels in millimetres. */
export const pitchMillimetres = ({ widthMillimetres, widthPixels }: Cabinet): number => widthMillimetres / widthPixels;

/** The pitch of the rows if that is larger: it is still visible when the columns blend together. */
export const coarserPitchMillimetres = (cabinet: Cabinet): number =>
  Math.max(pitchMillimetres(cabinet), cabinet.heightMillimetres / cabinet.heightPixels);

/** The form in which it is sold: a small module, a cabinet of a wall, or a complete display. */
export const shapes = ['cabinet', 'module', 'display'] as const;
export type Shape = (typeof shapes)[number];

/** Millimetres. A cabinet is at least as wide as the first value and narrower than the second. */
const narrowestCabinet = 400;
const narrowestDisplay = 2000;

export function shapeOf({ widthMillimetres }: Pick<Cabinet, 'widthMillimetres'>): Shape {
  if (widthMillimetres < narrowestCabinet) return 'module';
  return widthMillimetres < narrowestDisplay ? 'cabinet' : 'display';
}
