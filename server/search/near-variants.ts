/** How many letters of a word are looked at: behind them, an error is found by comparing. */
const lookedAt = 7;

/** Short words have too many neighbours, and a wrong digit is another product. */
export const errorsAllowed = (word: string): number => {
  if (word.length < 3 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
};

const withOneMissing = (word: string): string[] =>
  Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1));

/**
 * What is left of a word with so many letters missing. Two words that few errors part have one of these in common,
 * whatever the errors are, so that neighbours are looked up rather than compared one by one. (The "symmetric delete"
 * of Garbe's SymSpell.)
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
