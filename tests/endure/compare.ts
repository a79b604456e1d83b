import type { Written } from './journal.ts';

export interface Comparison {
  /** Acknowledged, and not there, or there as it was before. */
  readonly lost: readonly Written[];
  /** There more than once. */
  readonly doubled: readonly Written[];
  /** There, though its answer never arrived: written in the moment of the interruption. Nothing is wrong with them. */
  readonly unanswered: readonly Written[];
}

const nameOf = ({ kind, mark }: Written): string => `${kind} ${mark}`;

/** The newest version of everything by its name. */
function newestOf(all: readonly Written[]): ReadonlyMap<string, Written> {
  const newest = new Map<string, Written>();
  for (const written of all) {
    const known = newest.get(nameOf(written));
    if (known === undefined || known.version < written.version) newest.set(nameOf(written), written);
  }
  return newest;
}

/** Compares what was acknowledged with what a site holds afterwards. */
export function compare(acknowledged: readonly Written[], found: readonly Written[]): Comparison {
  const promised = newestOf(acknowledged);
  const there = newestOf(found);
  const seen = new Set<string>();
  return {
    lost: acknowledged.filter((written) => (there.get(nameOf(written))?.version ?? 0) < written.version),
    doubled: found.filter((written) => seen.size === seen.add(nameOf(written)).size),
    unanswered: [...there.values()].filter(
      (written) => (promised.get(nameOf(written))?.version ?? 0) < written.version,
    ),
  };
}
