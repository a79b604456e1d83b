/** Others held what a transaction or a question needed for longer than it may wait. Nothing of it was done. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}
