import type { Collection } from '../../../content/model/collection.ts';
import { wireName } from '../../../fields/field.ts';
import type { ReferenceOptions } from '../../../fields/reference/field.ts';

/** True if the path of an issue is a field or a part of it: `title`, `title[ar]`, `features[0].title`. */
export const isAbout = (path: string, wire: string): boolean =>
  path === wire || path.startsWith(`${wire}[`) || path.startsWith(`${wire}.`);

/** True if the value of an issue changed between two states of a form; false if the form has no such value. */
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

/**
 * The API names of fields whose issues may be resolved by a change of another field, because their references depend on
 * it.
 */
export const decidedBy = ({ fields }: Pick<Collection, 'fields'>, wire: string): readonly string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const options: Partial<ReferenceOptions> = field.options;
    const owner = options.within === undefined ? undefined : fields[options.within.field];
    return owner !== undefined && wireName(options.within?.field ?? '', owner) === wire ? [wireName(name, field)] : [];
  });

/** The part of a value at `[ar]` or `[0].title`; `undefined` if there is none. */
function partAt(value: unknown, path: string): unknown {
  let part = value;
  for (const [name] of path.matchAll(/[^[\].]+/g)) {
    if (typeof part !== 'object' || part === null) return undefined;
    part = Object.entries(part).find(([key]) => key === name)?.[1];
  }
  return part;
}

/** True if an issue of a field may be resolved: its value changed or no longer exists. */
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
