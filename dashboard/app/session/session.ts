import { QueryCache, QueryClient, MutationCache, useQuery, useQueryClient } from '@tanstack/react-query';
import { session } from '../../../calls/session.ts';
import { callApi } from '../call-api.ts';
import { CallFailure } from '../call-failure.ts';
import { signWithPasskey } from './passkey.ts';

/** The store keeps who is logged in under this key. */
export const sessionKey = ['session'];

/** Shown to nobody and trusted by nobody: other tabs and old bookmarks look at it. The session itself is a cookie. */
const flag = 'isLoggedIn';

/** Whether the administrator was in when this browser was here last. */
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

/** Makes the store of answers; a call that is refused for want of a session brings the login screen back. */
export function createQueries(): QueryClient {
  const onError = (error: Error) => {
    if (isRefused(error)) queries.setQueryData(sessionKey, null);
  };
  const queries: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    // A call without a network fails and says so, instead of waiting unseen until there is one.
    defaultOptions: { queries: { retry: false, staleTime: 30_000, networkMode: 'always' } },
  });
  return queries;
}

/** Who is logged in: a name, `null` for nobody. */
export const useSession = () => useQuery({ queryKey: sessionKey, queryFn: fetchSession, staleTime: Infinity });

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** The ways in. Each answers whether the administrator is in; if not, a code must follow. All throw `CallFailure`. */
export interface Login {
  withPassword(credentials: Credentials): Promise<boolean>;
  withCode(code: string): Promise<boolean>;
  /** False where the browser was given no passkey, too. */
  withPasskey(): Promise<boolean>;
}

/** Goes on as whoever has been let in, and remembers it for display. */
export function enterAs(queries: QueryClient, username: string): void {
  localStorage.setItem(flag, 'true');
  queries.setQueryData(sessionKey, username);
}

/** Logs in, and remembers it for display. */
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

/** Ends the session and loads the dashboard anew, which shows the login screen. @throws CallFailure */
export async function logOut(): Promise<void> {
  await callApi(session.close);
  localStorage.removeItem(flag);
  // Whoever left asks for no address any more.
  location.replace('/dashboard');
}
