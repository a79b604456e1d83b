/** What JSON can hold. */
export type Json = string | number | boolean | null | readonly Json[] | Names;
/** An object in JSON. */
export interface Names {
  readonly [name: string]: Json;
}

const isNames = (value: Json | undefined): value is Names =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object, or an empty one where it is something else. */
export const toNames = (value: Json | undefined): Names => (isNames(value) ? value : {});

export const namesOf = (one: Names, other: Names): string[] => [
  ...new Set([...Object.keys(one), ...Object.keys(other)]),
];

/** True where both say the same, in whatever order. */
export function isSame(one: Json, other: Json): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const others = new Map(Object.entries(other));
  const ones = Object.entries(one);
  return (
    ones.length === others.size &&
    ones.every(([name, value]) => {
      const found = others.get(name);
      return found !== undefined && isSame(value, found);
    })
  );
}
