import * as z from 'zod/mini';

/** The number of records remembered, the most recently opened ones. */
const most = 300;
const key = 'opened';
const timestamps = z.record(z.string(), z.string());

/** The first answer per page load, so that all parts of a screen agree. */
const known = new Map<string, string | null>();

function read(): Readonly<Record<string, string>> {
  try {
    return timestamps.safeParse(JSON.parse(localStorage.getItem(key) ?? '{}')).data ?? {};
  } catch {
    return {};
  }
}

/**
 * Returns when this browser last opened a record (ISO 8601), `null` if it never did, and stores the current time.
 * @param record such as `products/68`
 */
export function openedBefore(record: string): string | null {
  const found = known.get(record);
  if (found !== undefined) return found;
  const { [record]: last = null, ...others } = read();
  known.set(record, last);
  const latest = [...Object.entries(others).slice(1 - most), [record, new Date().toISOString()] as const];
  try {
    localStorage.setItem(key, JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // If the storage is full, nothing is remembered.
  }
  return last;
}
