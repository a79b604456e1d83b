/** How many letters of a word are looked at: behind them, an error is found by comparing. */
const lookedAt = 7;

/** Short words have too many neighbours, and a wrong digit is another product. */
export const errorsAllowed = (word: string): number => {
  if (word.length < 3 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
};

/**
 * What is left of a word with so many letters missing. Two words that few errors part have one of these in common,
 * whatever the errors are, so that neighbours are looked up rather than compared one by one. (The "symmetric delete"
 * of Garbe's SymSpell.)
 */
export function nearVariants(word: string): string[] {
  const errors = errorsAllowed(word);
  const variants = new Set(errors === 0 ? [] : [word.slice(0, lookedAt)]);
  for (let round = 0; round < errors; round += 1) {
    for (const variant of [...variants]) {
      for (let at = 0; at < variant.length; at += 1) variants.add(variant.slice(0, at) + variant.slice(at + 1));
    }
  }
  return [...variants];
}
