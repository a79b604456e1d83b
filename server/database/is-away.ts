/** Error codes of the network and of PostgreSQL (classes 08 and 57P) for an unreachable or stopped database. */
const codes = /^(?:ECONN\w+|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|08\w{3}|57P\w{2})$/;

/** Errors without a code of the client `pg` for a connection that ended before or during a query. */
const sentences = /^(?:Connection terminated|Client has encountered a connection error|Client was closed)/;

const codeOf = (error: object): string => ('code' in error ? String(error.code) : '');

/** True if a query failed because the database was unavailable. The query may be repeated later. */
export const isAway = (error: unknown): boolean =>
  error instanceof Error && (codes.test(codeOf(error)) || sentences.test(error.message));
