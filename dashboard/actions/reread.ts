import type { QueryClient } from '@tanstack/react-query';
import { sessionKey } from '../session/session.ts';

/** Lists show a change at once: whatever was read before it is read again, but for who is logged in. */
export const reread = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
