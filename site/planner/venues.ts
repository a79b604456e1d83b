/** The kind of location of a display: the required brightness, and whether it is outdoors. */
export interface Venue {
  /** Nits: what a display there needs to be seen in the light around it. */
  readonly least: number;
  readonly most: number;
  readonly isOutdoor: boolean;
}

export const venues = {
  boardroom: { least: 600, most: 800, isOutdoor: false },
  controlRoom: { least: 600, most: 800, isOutdoor: false },
  hall: { least: 600, most: 800, isOutdoor: false },
  lobby: { least: 800, most: 1200, isOutdoor: false },
  shop: { least: 800, most: 1200, isOutdoor: false },
  shopWindow: { least: 1500, most: 2500, isOutdoor: false },
  shade: { least: 2500, most: 4000, isOutdoor: true },
  facade: { least: 5500, most: 10_000, isOutdoor: true },
  stadium: { least: 5500, most: 10_000, isOutdoor: true },
} as const satisfies Readonly<Record<string, Venue>>;

export type VenueName = keyof typeof venues;

export const isVenueName = (text: string | null): text is VenueName => text !== null && Object.hasOwn(venues, text);

export const venueNames: readonly VenueName[] = Object.keys(venues).filter(isVenueName);
