/**
 * The named parameters of a pattern such as `/product/:id/:name*`. A parameter with `?` is optional. One with `*` is
 * optional too, may contain slashes, and ends the pattern.
 */
export type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? ParamOf<Name> & ParamsOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? ParamOf<Name>
    : unknown;

type ParamOf<Name extends string> = Name extends `${infer Optional}${'?' | '*'}`
  ? { readonly [Key in Optional]?: string }
  : { readonly [Key in Name]: string };

export type Params = Readonly<Record<string, string>>;

const known = new Map<string, readonly string[]>();

/** The segments of a pattern, cached because there are few patterns. */
function partsOf(pattern: string): readonly string[] {
  const parts = known.get(pattern) ?? pattern.split('/').slice(1);
  known.set(pattern, parts);
  return parts;
}

let last: { readonly path: string; readonly parts: readonly string[] } = { path: '', parts: [] };

/** The segments of a path. The last result is cached, because each path is compared with many patterns in a row. */
function valuesIn(path: string): readonly string[] {
  if (last.path === path) return last.parts;
  const parts = path.split('/').slice(1);
  while (parts.at(-1) === '') parts.pop();
  last = { path, parts };
  return parts;
}

/** The part of a path that a pattern requires: `/product/68` of `/product/68/the-vision`. */
export function requiredPart(pattern: string, path: string): string {
  const required = pattern.split('/').filter((part) => part !== '' && !/[?*]$/.test(part)).length;
  return (
    path
      .split('/')
      .slice(0, required + 1)
      .join('/') || '/'
  );
}

/** Matches a decoded path against a pattern, case-insensitive; `null` if it does not match. */
export function matchPath(pattern: string, path: string): Params | null {
  const parts = partsOf(pattern);
  const input = valuesIn(path);
  const takesRest = pattern.endsWith('*');
  if (input.length > parts.filter((part) => part !== '').length && !takesRest) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const value = part.endsWith('*') ? input.slice(index).join('/') : input[index];
    if (part.startsWith(':')) {
      if (value !== undefined && value !== '') params[part.slice(1).replace(/[?*]$/, '')] = value;
      else if (!/[?*]$/.test(part)) return null;
    } else if (part.toLowerCase() !== (value ?? '').toLowerCase()) return null;
  }
  return params;
}
