import type { Collection } from '../../../content/model/collection.ts';
import { apiNameOf } from '../../../fields/field.ts';
import type { ReferenceOptions } from '../../../fields/reference/field.ts';

/** True if the path of an issue is a field or a part of it: `title`, `title[ar]`, `features[0].title`. */
export const isAbout = (path: string, apiName: string): boolean =>
  path === apiName || path.startsWith(`${apiName}[`) || path.startsWith(`${apiName}.`);

/** True if the value of an issue changed between two states of a form; false if the form has no such value. */
export function isChangedSince(
  path: string,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): boolean {
  const [apiName = ''] = path.split(/[.[]/, 1);
  return (
    apiName in after &&
    before[apiName] !== after[apiName] &&
    isResolved(path, apiName, { before: before[apiName], after: after[apiName] })
  );
}

/**
 * The API names of fields whose issues may be resolved by a change of another field, because their references depend on
 * it.
 */
export const decidedBy = ({ fields }: Pick<Collection, 'fields'>, apiName: string): readonly string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const options: Partial<ReferenceOptions> = field.options;
    const owner = options.within === undefined ? undefined : fields[options.within.field];
    return owner !== undefined && apiNameOf(options.within?.field ?? '', owner) === apiName
      ? [apiNameOf(name, field)]
      : [];
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
  apiName: string,
  { before, after }: { before: unknown; after: unknown },
): boolean {
  if (!isAbout(path, apiName)) return false;
  const place = path.slice(apiName.length);
  const part = partAt(before, place);
  return part === undefined || JSON.stringify(part) !== JSON.stringify(partAt(after, place));
}
