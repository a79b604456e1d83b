import type { BlockDirection } from './document.ts';

const firstLetter = /\p{L}/u;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * The direction of a text by its first strong character (Unicode bidirectional algorithm, rule P2); `null` if there is
 * none.
 */
export function readingDirection(text: string): BlockDirection | null {
  const letter = firstLetter.exec(text)?.[0];
  if (letter === undefined) return null;
  return rightToLeft.test(letter) ? 'rtl' : 'ltr';
}
