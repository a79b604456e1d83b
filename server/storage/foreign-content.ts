/** The storage returned other content than was stored; a retry does not help. */
export class ForeignContent extends Error {
  override readonly name = 'ForeignContent';
}
