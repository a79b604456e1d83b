/** A part of a list. */
export interface Part<Row> {
  readonly rows: readonly Row[];
  /** The id behind which the next part begins; `null` at the end. */
  readonly next: number | null;
}

/** The part of a list of which one row more was read than is shown, so as to know whether there are more. */
export function partOf<Row extends { readonly id: number }>(read: readonly Row[], limit: number): Part<Row> {
  const rows = read.slice(0, limit);
  return { rows, next: read.length > limit ? (rows.at(-1)?.id ?? null) : null };
}
