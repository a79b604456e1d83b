import type { Query, QueryClient } from '@tanstack/react-query';
import { sessionKey } from '../session/session.ts';

const isInvalidated = ({ queryKey }: Pick<Query, 'queryKey'>): boolean => queryKey[0] !== sessionKey[0];

/** Invalidates all queries except the session, so that lists show a change at once. */
export async function invalidateQueries(queries: QueryClient): Promise<void> {
  // A first answer still in flight may be older than the change, so it is discarded.
  await queries.cancelQueries({ predicate: (query) => isInvalidated(query) && query.state.data === undefined });
  await queries.invalidateQueries({ predicate: isInvalidated });
}
