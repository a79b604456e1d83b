const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/**
 * Reduces the records of a list to their ids and the requested fields (`?fields=`); without that parameter returns the
 * whole answer. The list can be a plain array or in an envelope.
 */
export function pickFields(answer: unknown, query: object): unknown {
  const fields: unknown = 'fields' in query ? query.fields : undefined;
  if (!isList(fields)) return answer;
  const names = new Set<unknown>(['id', ...fields]);
  const pick = (record: unknown): unknown =>
    isRecord(record) ? Object.fromEntries(Object.entries(record).filter(([name]) => names.has(name))) : record;
  if (isList(answer)) return answer.map(pick);
  if (!isRecord(answer)) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]: [string, unknown]) => [name, isList(value) ? value.map(pick) : value]),
  );
}
