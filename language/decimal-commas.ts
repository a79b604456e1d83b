import { readWritten } from './read-number.ts';

/** True if fractions in one source have decimal commas and none has a point. Ambiguous numbers do not count. */
export function haveDecimalCommas(texts: readonly string[]): boolean {
  const points = new Set(
    texts.map(readWritten).flatMap((written) => (written === null || written.isBare ? [] : [written.point])),
  );
  return points.has(',') && !points.has('.');
}
