import type { Written } from './journal.ts';

export interface Comparison {
  /** Acknowledged, but missing afterwards, or present in an older version. */
  readonly lost: readonly Written[];
  /** Present more than once. */
  readonly doubled: readonly Written[];
  /** Present although no answer arrived: written during the interruption. This is no fault. */
  readonly unanswered: readonly Written[];
}

const nameOf = ({ kind, mark }: Written): string => `${kind} ${mark}`;

/** The newest version of each write, by its name. */
function newestOf(all: readonly Written[]): ReadonlyMap<string, Written> {
  const newest = new Map<string, Written>();
  for (const written of all) {
    const known = newest.get(nameOf(written));
    if (known === undefined || known.version < written.version) newest.set(nameOf(written), written);
  }
  return newest;
}

/** Compares the acknowledged writes with what a site contains afterwards. */
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
