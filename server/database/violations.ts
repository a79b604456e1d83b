const uniqueOnSqlite = new Set([1555, 2067]);
const foreignKeyOnSqlite = 787;

const has = <Name extends string>(error: unknown, name: Name): error is Readonly<Record<Name, unknown>> =>
  typeof error === 'object' && error !== null && name in error;

/** True for the error of a statement that violates a unique constraint. */
export const isUniqueViolation = (error: unknown): boolean =>
  (has(error, 'errcode') && uniqueOnSqlite.has(Number(error.errcode))) ||
  (has(error, 'code') && error.code === '23505');

/** True for the error of a statement that violates a foreign key. */
export const isForeignKeyViolation = (error: unknown): boolean =>
  (has(error, 'errcode') && error.errcode === foreignKeyOnSqlite) || (has(error, 'code') && error.code === '23503');
