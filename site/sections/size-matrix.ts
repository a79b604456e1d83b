import type { Specification } from './specification.tsx';

type Group = Specification[number];

/** Adjacent groups with values for the same sizes. */
export interface SizeMatrix {
  readonly sizes: readonly Group['rows'][number]['name'][];
  readonly groups: readonly Group[];
}

/** Least number of sizes and of groups. Smaller tables are as easy to read as lists. */
const fewestSizes = 3;
const fewestGroups = 2;

const sizesIn = ({ rows }: Group): string => rows.map(({ name }) => name.text.trim()).join('\n');

/**
 * Extracts from a specification the longest run of groups whose rows have the same names, such as the five sizes of a
 * series, so that each size can be one row of a table.
 */
export function takeSizeMatrix(specification: Specification): {
  readonly matrix: SizeMatrix | null;
  readonly rest: Specification;
} {
  const runs = specification.map((first, start) => {
    const names = sizesIn(first);
    const end = specification.findIndex((group, index) => index > start && sizesIn(group) !== names);
    return { start, end: end === -1 ? specification.length : end };
  });
  const [longest] = runs
    .filter(({ start }) => (specification[start]?.rows.length ?? 0) >= fewestSizes)
    .toSorted((one, other) => other.end - other.start - (one.end - one.start));
  if (longest === undefined || longest.end - longest.start < fewestGroups) return { matrix: null, rest: specification };
  const groups = specification.slice(longest.start, longest.end);
  return {
    matrix: { sizes: groups[0]?.rows.map(({ name }) => name) ?? [], groups },
    rest: specification.filter((group) => !groups.includes(group)),
  };
}
