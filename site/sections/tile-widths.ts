const columns = 12;

/**
 * Widths of tiles in columns of 12. The pattern, whose rows are full, repeats. If the last row is incomplete, its last
 * tile fills it.
 */
export function tileWidths(pattern: readonly number[], count: number): readonly number[] {
  const widths = Array.from({ length: count }, (_, index) => pattern[index % pattern.length] ?? columns);
  const before = widths.slice(0, -1).reduce((sum, width) => sum + width, 0);
  return widths.map((width, index) => (index === count - 1 ? columns - (before % columns) : width));
}
