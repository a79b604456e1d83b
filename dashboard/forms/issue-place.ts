/** True for a complaint about a field or a part of it: `title`, `title[ar]`, `features[0].title`. */
export const isAbout = (path: string, wire: string): boolean =>
  path === wire || path.startsWith(`${wire}[`) || path.startsWith(`${wire}.`);

/** What stands at `[ar]` or `[0].title` of a value; `undefined` where nothing does. */
function partAt(value: unknown, path: string): unknown {
  let part = value;
  for (const [name] of path.matchAll(/[^[\].]+/g)) {
    if (typeof part !== 'object' || part === null) return undefined;
    part = Object.entries(part).find(([key]) => key === name)?.[1];
  }
  return part;
}

/** True where a complaint about a field may have been met: what it is about was changed, or is there no more. */
export function isMet(path: string, wire: string, { before, after }: { before: unknown; after: unknown }): boolean {
  if (!isAbout(path, wire)) return false;
  const place = path.slice(wire.length);
  const part = partAt(before, place);
  return part === undefined || JSON.stringify(part) !== JSON.stringify(partAt(after, place));
}
