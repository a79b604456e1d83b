/**
 * A request's body in one shape, however it was sent: wire names, with languages as objects (`{"en", "ar"}`),
 * files as ids or names, `null` for what is to be cleared.
 */
export type WireBody = Readonly<Record<string, unknown>>;

/** Names that answers carry beside the fields; clients may send a whole answer back. */
export const controlNames: ReadonlySet<string> = new Set([
  'id',
  'category_id',
  'version',
  'position',
  'created_at',
  'updated_at',
  'fallback',
]);
