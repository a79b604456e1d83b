const mostAtOnce = 512;

/**
 * The parts of a list, each of a power of two and at most 512 long: a statement with a value for each row then has few
 * shapes, so that SQLite compiles it once, and both databases bound the values of a statement.
 */
export function inParts<T>(rows: readonly T[]): T[][] {
  const parts: T[][] = [];
  for (let from = 0; from < rows.length;) {
    const size = Math.min(mostAtOnce, 2 ** Math.floor(Math.log2(rows.length - from)));
    parts.push(rows.slice(from, from + size));
    from += size;
  }
  return parts;
}
