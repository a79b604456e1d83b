/** A part of a list. */
export interface Part<Row> {
  readonly rows: readonly Row[];
  /** The id after which the next part begins; `null` at the end. */
  readonly next: number | null;
}

/** A part of a list. One row more than the limit was read, to know whether there are more. */
export function partOf<Row extends { readonly id: number }>(read: readonly Row[], limit: number): Part<Row> {
  const rows = read.slice(0, limit);
  return { rows, next: read.length > limit ? (rows.at(-1)?.id ?? null) : null };
}
