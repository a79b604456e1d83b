import { QueryCache, QueryClient, MutationCache, useQuery, useQueryClient } from '@tanstack/react-query';
import { session } from '../../../calls/session.ts';
import { callApi } from '../call-api.ts';
import { CallFailure } from '../call-failure.ts';
import { signWithPasskey } from './passkey.ts';

/** The query key of the logged-in administrator. */
export const sessionKey = ['session'];

/**
 * A hint that there is probably a session: the dashboard then loads early, and the site shows its edit link. Never
 * trusted for access. The session itself is a cookie.
 */
const flag = 'isLoggedIn';

/** True if the administrator was logged in at the last visit with this browser. */
export const wasLoggedIn = (): boolean => localStorage.getItem(flag) === 'true';

const isRefused = (error: unknown): boolean => error instanceof CallFailure && error.status === 401;

async function fetchSession(): Promise<string | null> {
  try {
    return (await callApi(session.get)).username;
  } catch (error) {
    if (isRefused(error)) return null;
    throw error;
  }
}

/** Creates the query client. A call that is refused with 401 shows the login screen. */
export function createQueries(): QueryClient {
  const onError = (error: Error) => {
    if (isRefused(error)) queries.setQueryData(sessionKey, null);
  };
  const queries: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    // A call without a network fails at once and reports it, instead of pausing until the network is back.
    defaultOptions: { queries: { retry: false, staleTime: 30_000, networkMode: 'always' } },
  });
  return queries;
}

/** The name of the logged-in administrator; `null` without a session. */
export const useSession = () => useQuery({ queryKey: sessionKey, queryFn: fetchSession, staleTime: Infinity });

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/**
 * The login methods. Each resolves with true if the administrator is logged in and false if a code is still required.
 * All throw `CallFailure`.
 */
export interface Login {
  withPassword(credentials: Credentials): Promise<boolean>;
  withCode(code: string): Promise<boolean>;
  /** Also false if the user provides no passkey. */
  withPasskey(): Promise<boolean>;
}

/** Records a successful login in the query client and in local storage. */
export function enterAs(queries: QueryClient, username: string): void {
  localStorage.setItem(flag, 'true');
  queries.setQueryData(sessionKey, username);
}

/** Returns the login methods; each records a successful login. */
export function useLogin(): Login {
  const queries = useQueryClient();
  const enter = ({ username }: { readonly username: string }): true => {
    enterAs(queries, username);
    return true;
  };
  return {
    async withPassword(credentials) {
      const answer = await callApi(session.open, { body: credentials });
      return 'username' in answer && enter(answer);
    },
    withCode: async (code) => enter(await callApi(session.secondStep, { body: { code } })),
    async withPasskey() {
      const signed = await signWithPasskey(await callApi(session.askPasskey));
      return signed !== null && enter(await callApi(session.openByPasskey, { body: signed }));
    },
  };
}

/**
 * Ends the session and reloads the dashboard, which then shows the login screen.
 * @throws CallFailure
 */
export async function logOut(): Promise<void> {
  await callApi(session.close);
  localStorage.removeItem(flag);
  // The address of the last screen is not needed after a logout.
  location.replace('/dashboard');
}
