/** What a storage gave is not what was stored: no later try helps. */
export class ForeignContent extends Error {
  override readonly name = 'ForeignContent';
}
