import type { Collection } from '../../../content/model/collection.ts';
import { wireName } from '../../../fields/field.ts';
import type { ReferenceOptions } from '../../../fields/reference/field.ts';

/** True for a complaint about a field or a part of it: `title`, `title[ar]`, `features[0].title`. */
export const isAbout = (path: string, wire: string): boolean =>
  path === wire || path.startsWith(`${wire}[`) || path.startsWith(`${wire}.`);

/** Whether what an error is about was changed between two states of a form; what is not found there was not. */
export function isChangedSince(
  path: string,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): boolean {
  const [wire = ''] = path.split(/[.[]/, 1);
  return (
    wire in after &&
    before[wire] !== after[wire] &&
    isResolved(path, wire, { before: before[wire], after: after[wire] })
  );
}

/** The fields whose error may be met by a change of another field, by wire name: what a reference belongs to. */
export const decidedBy = ({ fields }: Pick<Collection, 'fields'>, wire: string): readonly string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const options: Partial<ReferenceOptions> = field.options;
    const owner = options.within === undefined ? undefined : fields[options.within.field];
    return owner !== undefined && wireName(options.within?.field ?? '', owner) === wire ? [wireName(name, field)] : [];
  });

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
export function isResolved(
  path: string,
  wire: string,
  { before, after }: { before: unknown; after: unknown },
): boolean {
  if (!isAbout(path, wire)) return false;
  const place = path.slice(wire.length);
  const part = partAt(before, place);
  return part === undefined || JSON.stringify(part) !== JSON.stringify(partAt(after, place));
}
