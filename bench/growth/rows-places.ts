/** The database of a site, and its processor time. */
export interface RowsPlace {
  readonly databaseUrl?: string;
  /** Milliseconds of processor time of the database for this site, outside of the site's own processes. */
  spent(): Promise<number>;
}

/** The databases of sites, of one kind. */
export interface RowsPlaces {
  readonly database: 'sqlite' | 'postgres';
  /** The URL of an empty database for a site of this size; `null` if the rows are in the data folder. */
  empty(products: number): Promise<string | null>;
  /** A copy of the filled database, for one run. */
  copy(products: number): Promise<RowsPlace>;
}

/** SQLite databases are copied with the data folder, and their processor time is that of the site's process. */
export const sqlitePlaces: RowsPlaces = {
  database: 'sqlite',
  empty: async () => null,
  copy: async () => ({ spent: async () => 0 }),
};
