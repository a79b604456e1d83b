const has = <Name extends string>(error: unknown, name: Name): error is Readonly<Record<Name, unknown>> =>
  typeof error === 'object' && error !== null && name in error;

/** SQLITE_FULL, and SQLITE_IOERR_WRITE, which SQLite answers where a quota or a limit ends the file. */
const onSqlite: ReadonlySet<unknown> = new Set([13, 778]);

/** `disk_full` of PostgreSQL, and what the file system says: no space, no quota, a file that may not grow. */
const byCode: ReadonlySet<unknown> = new Set(['53100', 'ENOSPC', 'EDQUOT', 'EFBIG']);

/** True for the error of something that could not be written because the disk is full. */
export const isDiskFull = (error: unknown): boolean =>
  (has(error, 'errcode') && onSqlite.has(error.errcode)) || (has(error, 'code') && byCode.has(error.code));
