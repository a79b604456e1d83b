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
