import type { Timestamp } from './cells.ts';

/** Page views per date and chosen country; maintained by triggers. */
export interface FigureDayTable {
  /** As in `visit`; `country` too. */
  day: string;
  country: string;
  visits: number;
}

/** Enquiries per hour that count in the totals; maintained by triggers. */
export interface FigureHourTable {
  /** `2026-03-01T09`, in UTC. */
  hour: string;
  country: string;
  enquiries: number;
}

/** Page views and enquiries of a product since the start of the window; maintained by triggers. */
export interface FigureProductTable {
  id: number;
  visits: number;
  enquiries: number;
}

/** One row: the start of the window for products, moved by `moveTotals`. */
export interface FigureWindowTable {
  /** In the format of `visit.day`. */
  first_day: string;
  /** The timestamp at which that date begins. */
  begins_at: Timestamp;
}
