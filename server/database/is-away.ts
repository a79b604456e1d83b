/** What the network and PostgreSQL itself say where a database cannot be reached or ends (classes 08 and 57P). */
const codes = /^(?:ECONN\w+|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|08\w{3}|57P\w{2})$/;

/** What its client says in words alone, of a connection that ended under a question or before it. */
const sentences = /^(?:Connection terminated|Client has encountered a connection error|Client was closed)/;

const codeOf = (error: object): string => ('code' in error ? String(error.code) : '');

/** True for the error of a question that found no database: it may be asked again a little later. */
export const isAway = (error: unknown): boolean =>
  error instanceof Error && (codes.test(codeOf(error)) || sentences.test(error.message));
