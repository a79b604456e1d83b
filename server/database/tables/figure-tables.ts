import type { Moment } from './cells.ts';

/** How often pages were opened on a day, with a country chosen; kept by triggers. */
export interface FigureDayTable {
  /** As in `visit`, and so is the country. */
  day: string;
  country: string;
  visits: number;
}

/** How many messages came in an hour that count; kept by triggers. */
export interface FigureHourTable {
  /** `2026-03-01T09`, in UTC. */
  hour: string;
  country: string;
  enquiries: number;
}

/** Visits and messages of a product since the window begins; kept by triggers. */
export interface FigureProductTable {
  id: number;
  visits: number;
  enquiries: number;
}

/** One row: since when products are counted, moved by `moveFigures`. */
export interface FigureWindowTable {
  /** As days of visits are written. */
  first_day: string;
  /** The moment at which that day begins. */
  begins_at: Moment;
}
