import * as z from 'zod/mini';

/** So many records are remembered, those that were opened last. */
const most = 300;
const key = 'opened';
const moments = z.record(z.string(), z.string());

/** What was known when this program first asked, so that all that is drawn of a record agrees. */
const known = new Map<string, string | null>();

function read(): Readonly<Record<string, string>> {
  try {
    return moments.safeParse(JSON.parse(localStorage.getItem(key) ?? '{}')).data ?? {};
  } catch {
    return {};
  }
}

/**
 * When this browser opened a record before, ISO 8601; `null` where it never did. That it does so now is remembered.
 * @param record such as `products/68`
 */
export function openedBefore(record: string): string | null {
  const found = known.get(record);
  if (found !== undefined) return found;
  const { [record]: last = null, ...others } = read();
  known.set(record, last);
  const kept = [...Object.entries(others).slice(1 - most), [record, new Date().toISOString()] as const];
  try {
    localStorage.setItem(key, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // A browser without room for it remembers nothing.
  }
  return last;
}
