import { routes } from '../routes.ts';

/** What stands behind the question mark is taken along; a host that somebody wrote never is. */
const anAddress = new RegExp(String.raw`${routes.planner}\?([^\s\u2066-\u2069]{1,1000})`);

/** The plan of a wall whose address stands in one of some texts, as the query of the planner; `null` where there is none. */
export function planIn(texts: readonly string[]): URLSearchParams | null {
  for (const text of texts) {
    const [, query] = anAddress.exec(text) ?? [];
    if (query !== undefined) return new URLSearchParams(query);
  }
  return null;
}
