const mostAtOnce = 512;

/**
 * The parts of a list that fit into one statement each, filled up to a power of two by repeating their last item: so a
 * statement with a value for each item has few shapes, and SQLite compiles it once. It must not mind repetitions.
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
