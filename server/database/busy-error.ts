/** A lock or connection was not available within the time limit. Nothing was executed. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}
