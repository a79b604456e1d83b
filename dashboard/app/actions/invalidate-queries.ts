import type { Query, QueryClient } from '@tanstack/react-query';
import { sessionKey } from '../session/session.ts';

const isInvalidated = ({ queryKey }: Pick<Query, 'queryKey'>): boolean => queryKey[0] !== sessionKey[0];

/** Lists show a change at once: whatever was read before it is read again, but for who is logged in. */
export async function invalidateQueries(queries: QueryClient): Promise<void> {
  // A first answer that is still on its way would be taken for one that came after the change.
  await queries.cancelQueries({ predicate: (query) => isInvalidated(query) && query.state.data === undefined });
  await queries.invalidateQueries({ predicate: isInvalidated });
}
