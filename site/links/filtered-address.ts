/** The query string of a list's active filters, in the order of the filters and with their names in addresses. */
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
