/** What a list's address says of its filters: those in use, in their order and by their names in addresses. */
export function filterQuery<Name extends string>(
  names: Readonly<Record<Name, string>>,
  order: readonly Name[],
  filters: Readonly<Partial<Record<Name, string | number | null>>>,
): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of order) {
    const value = filters[name] ?? null;
    if (value !== null) query.set(names[name], String(value));
  }
  return query;
}
