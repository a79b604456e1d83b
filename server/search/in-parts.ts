const mostAtOnce = 512;

/**
 * Splits a list into parts for one statement each. Repeats the last item up to a power of two, so that there are few
 * statement shapes for SQLite to compile. The statement must tolerate repetitions.
 */
export function inParts<T>(items: readonly T[]): T[][] {
  const parts: T[][] = [];
  for (let from = 0; from < items.length; from += mostAtOnce) {
    const part = items.slice(from, from + mostAtOnce);
    const missing = 2 ** Math.ceil(Math.log2(part.length)) - part.length;
    parts.push([...part, ...part.slice(-1).flatMap((last) => Array.from({ length: missing }, () => last))]);
  }
  return parts;
}
