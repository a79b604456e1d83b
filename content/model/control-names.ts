/**
 * Names that answers contain besides the fields of a record. Clients may send a whole answer back, so bodies may
 * contain them, and no field may have such a name.
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
