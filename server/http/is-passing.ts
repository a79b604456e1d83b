/** Too many open files, a file or a device that something else holds, no memory, and a disk that fails to answer. */
const byCode: ReadonlySet<unknown> = new Set(['EMFILE', 'ENFILE', 'EBUSY', 'EAGAIN', 'ENOMEM', 'EIO', 'ETIMEDOUT']);

/** True for what the system refuses at this moment: the same request may succeed a little later. */
export const isPassing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && byCode.has(error.code);
