/** The file does not exist, its parent is not a folder, or the name is invalid. */
const absence: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE']);

/** True if the error means that a file does not exist. Other errors leave that open. */
export const isNotThere = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && absence.has(error.code);

/** For `catch` after reading an optional file: returns `instead`. @throws every other error */
export const insteadOfNothing =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (isNotThere(error)) return instead;
    throw error;
  };
