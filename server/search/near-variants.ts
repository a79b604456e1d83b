/** Letters of a word for which variants are stored. Errors after them are found by comparison. */
const lookedAt = 7;

/** Short words have too many neighbours, and another digit means another product. */
export const errorsAllowed = (word: string): number => {
  if (word.length < 3 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
};

const withOneMissing = (word: string): string[] =>
  Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1));

/**
 * The variants of a word with letters removed. Two words that differ by few errors share at least one of these
 * variants, so that neighbours are looked up instead of compared one by one. (The "symmetric delete" of Garbe's
 * SymSpell.)
 */
export function nearVariants(word: string): string[] {
  const errors = errorsAllowed(word);
  if (errors === 0) return [];
  let shortened = [word.slice(0, lookedAt)];
  const variants = new Set(shortened);
  for (let round = 0; round < errors; round += 1) {
    shortened = shortened.flatMap(withOneMissing);
    for (const variant of shortened) variants.add(variant);
  }
  return [...variants];
}
