/** Nothing has the name, something else stands in the way to it, or nothing can be called that. */
const absence: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE']);

/** True for the error of a file that does not exist. Every other one says nothing about whether it does. */
export const isNotThere = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && absence.has(error.code);

/** For `catch` where a file may be absent: gives `instead` then. @throws every other error */
export const insteadOfNothing =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (isNotThere(error)) return instead;
    throw error;
  };
