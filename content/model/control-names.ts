/**
 * Names that answers of a record carry beside its fields. Clients may send a whole answer back, so bodies may hold
 * them; no field may have such a name.
 */
export const controlNames: ReadonlySet<string> = new Set([
  'id',
  'category_id',
  'version',
  'position',
  'created_at',
  'updated_at',
  'fallback',
  'publishing',
  'message',
  'undo',
]);
