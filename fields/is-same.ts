/** True if two JSON values are equal, regardless of the order of their keys: databases change the order. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [ones, others] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    ones.length === others.size && ones.every(([name, value]) => others.has(name) && isSame(value, others.get(name)))
  );
}
