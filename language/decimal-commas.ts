import { readWritten } from './read-number.ts';

/** True where fractions of one source have commas, and none has a point. Numbers that can be two say nothing. */
export function haveDecimalCommas(texts: readonly string[]): boolean {
  const points = new Set(
    texts.map(readWritten).flatMap((written) => (written === null || written.isBare ? [] : [written.point])),
  );
  return points.has(',') && !points.has('.');
}
