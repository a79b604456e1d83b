/**
 * Too many open files, a file or a device that something else holds, no memory, a disk that fails to answer, and one that
 * the system lets nobody write to any more until somebody has looked at it.
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
  // A thread that found no file free while it started, in Node's words.
  'ERR_WORKER_INIT_FAILED',
  'ERR_INVALID_PACKAGE_CONFIG',
]);

/** What SQLite says of the same: SQLITE_READONLY, and SQLITE_CANTOPEN where it may open no file of its own. */
const onSqlite: ReadonlySet<number> = new Set([8, 14]);
/** SQLITE_IOERR_FSYNC: the disk failed while a change was put on it. Others of its kind are a disk that is full. */
const notKept = 1034;
/** The finer reasons stand in the bits above. */
const kindOf = (errcode: number): number => errcode & 0xff;
const isPassingOnSqlite = (errcode: number): boolean => onSqlite.has(kindOf(errcode)) || errcode === notKept;

/** True for what the system refuses at this moment: the same request may succeed a little later. */
export const isPassing = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && byCode.has(error.code)) || ('errcode' in error && isPassingOnSqlite(Number(error.errcode))));
