import { Blob, Face } from 'harfbuzzjs';

/** Returns the code points that a font has glyphs for. */
export const charactersOf = (font: Buffer): ReadonlySet<number> =>
  new Set(new Face(new Blob(new Uint8Array(font))).collectUnicodes());
