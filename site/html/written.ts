/**
 * Markup of which all that is always the same was written when the site was built.
 * Its parts are pieces of finished HTML and, between each two of them, what is drawn there.
 */
export class Written {
  readonly parts: readonly unknown[];

  constructor(parts: readonly unknown[]) {
    this.parts = parts;
  }
}
