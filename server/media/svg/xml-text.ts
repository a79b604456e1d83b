/** An XML name with letters of any script. */
export const xmlName = String.raw`[\p{L}_:][\p{L}\p{M}\p{N}_.:·-]*`;

/** Characters that are invalid in XML, written or as a reference (XML 1.0, 2.2). */
export const forbiddenCharacter = /[\0-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]/u;

/** Matches a sticky pattern at a position. */
export function matchAt(pattern: RegExp, source: string, place: number): RegExpExecArray | null {
  pattern.lastIndex = place;
  return pattern.exec(source);
}
