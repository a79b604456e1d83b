const has = <Name extends string>(error: unknown, name: Name): error is Readonly<Record<Name, unknown>> =>
  typeof error === 'object' && error !== null && name in error;

/** SQLITE_FULL, and SQLITE_IOERR_WRITE, which SQLite returns if a quota or a limit ends the file. */
const onSqlite: ReadonlySet<unknown> = new Set([13, 778]);

/** `disk_full` of PostgreSQL, and the codes of the file system: no space, quota exceeded, file size limit. */
const byCode: ReadonlySet<unknown> = new Set(['53100', 'ENOSPC', 'EDQUOT', 'EFBIG']);

/** True for a write error because of a full disk. */
export const isDiskFull = (error: unknown): boolean =>
  (has(error, 'errcode') && onSqlite.has(error.errcode)) || (has(error, 'code') && byCode.has(error.code));
