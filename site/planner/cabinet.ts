/** One cabinet of an LED wall, as its datasheet tells it. */
export interface Cabinet {
  readonly id: number;
  readonly widthMillimetres: number;
  readonly heightMillimetres: number;
  readonly widthPixels: number;
  readonly heightPixels: number;
  readonly weightKilograms: number;
  readonly greatestWatts: number;
  /** `null` where the datasheet does not say. */
  readonly typicalWatts: number | null;
  readonly nits: number;
  readonly refreshHertz: number | null;
  readonly place: 'indoor' | 'outdoor';
}

/** Distance between two pixels in millimetres. */
export const pitchMillimetres = ({ widthMillimetres, widthPixels }: Cabinet): number => widthMillimetres / widthPixels;

/** The same of its rows where they are farther apart: what is still seen when the columns have melted together. */
export const coarserPitchMillimetres = (cabinet: Cabinet): number =>
  Math.max(pitchMillimetres(cabinet), cabinet.heightMillimetres / cabinet.heightPixels);

/** As what it comes: a small module, a cabinet of a wall, or a display that is whole by itself. */
export const shapes = ['cabinet', 'module', 'display'] as const;
export type Shape = (typeof shapes)[number];

/** Millimetres: no cabinet is narrower than the one, and none as wide as the other. */
const narrowestCabinet = 400;
const narrowestDisplay = 2000;

export function shapeOf({ widthMillimetres }: Pick<Cabinet, 'widthMillimetres'>): Shape {
  if (widthMillimetres < narrowestCabinet) return 'module';
  return widthMillimetres < narrowestDisplay ? 'cabinet' : 'display';
}
