/** Where the rows of a site are, and who counts the time that this place spends. */
export interface RowsPlace {
  readonly databaseUrl?: string;
  /** Milliseconds of processor time that the database has spent for this site outside of the site's own processes. */
  spent(): Promise<number>;
}

/** Where the rows of sites can be on one kind of database. */
export interface RowsPlaces {
  readonly edition: 'sqlite' | 'postgres';
  /** The address of an empty database for a site of this size; `null` where rows lie in the data folder. */
  empty(products: number): Promise<string | null>;
  /** A copy of what was filled there, for one run. */
  copy(products: number): Promise<RowsPlace>;
}

/** On SQLite the rows are copied with the folder, and the process itself spends the time. */
export const sqlitePlaces: RowsPlaces = {
  edition: 'sqlite',
  empty: async () => null,
  copy: async () => ({ spent: async () => 0 }),
};
