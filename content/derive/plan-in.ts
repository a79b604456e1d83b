import { routes } from '../routes.ts';

/** Only the query is extracted; a host in the text is ignored. */
const anAddress = new RegExp(String.raw`${routes.planner}\?([^\s\u2066-\u2069]{1,1000})`);

/** The first plan of a wall whose address is in one of the texts, as the planner's query; `null` if there is none. */
export function planIn(texts: readonly string[]): URLSearchParams | null {
  for (const text of texts) {
    const [, query] = anAddress.exec(text) ?? [];
    if (query !== undefined) return new URLSearchParams(query);
  }
  return null;
}
