/**
 * Too many open files, a file or a device in use, no memory, an I/O error, and a file system that the system remounted
 * read-only.
 */
const byCode: ReadonlySet<unknown> = new Set([
  'EMFILE',
  'ENFILE',
  'EBUSY',
  'EAGAIN',
  'ENOMEM',
  'EIO',
  'EROFS',
  'ETIMEDOUT',
  // Node's codes for a worker that could not open a file at its start.
  'ERR_WORKER_INIT_FAILED',
  'ERR_INVALID_PACKAGE_CONFIG',
]);

/** SQLITE_READONLY, and SQLITE_CANTOPEN if SQLite cannot open a file. */
const onSqlite: ReadonlySet<number> = new Set([8, 14]);
/** SQLITE_IOERR_FSYNC: the disk failed during a commit. Other I/O errors can mean a full disk. */
const commitFailed = 1034;
/** The upper bits have the extended error code. */
const kindOf = (errcode: number): number => errcode & 0xff;
const isPassingOnSqlite = (errcode: number): boolean => onSqlite.has(kindOf(errcode)) || errcode === commitFailed;

/** True for a temporary error of the system: the same request may succeed later. */
export const isPassing = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && byCode.has(error.code)) || ('errcode' in error && isPassingOnSqlite(Number(error.errcode))));
