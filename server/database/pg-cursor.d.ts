/** The package carries no types; Kysely's own interface of a cursor is all that is used of it. */
declare module 'pg-cursor' {
  import type { PostgresCursorConstructor } from 'kysely';

  const Cursor: PostgresCursorConstructor;
  export default Cursor;
}
