import { QueryCache, QueryClient, MutationCache, useQuery, useQueryClient } from '@tanstack/react-query';
import { anyAnswer, call, CallFailure, isObject, type Read, sessionAddress, textAnswer } from '../call.ts';
import { challengeAnswer, signWithPasskey } from './passkey.ts';

/** The store keeps who is logged in under this key. */
export const sessionKey = ['session'];

/** Shown to nobody and trusted by nobody: other tabs and old bookmarks look at it. The session itself is a cookie. */
const flag = 'isLoggedIn';

const isRefused = (error: unknown): boolean => error instanceof CallFailure && error.status === 401;

async function askSession(): Promise<string | null> {
  try {
    return await call(sessionAddress, textAnswer('username'));
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
export const useSession = () => useQuery({ queryKey: sessionKey, queryFn: askSession, staleTime: Infinity });

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** The name of who is in now; empty where a second step must follow. */
const loginAnswer: Read<string> = (answer) => {
  if (!isObject(answer)) return null;
  const { username, second_step: secondStep } = answer;
  return typeof username === 'string' ? username : secondStep === true ? '' : null;
};

/** The ways in. Each answers whether the administrator is in; if not, a code must follow. All throw `CallFailure`. */
export interface Login {
  withPassword(credentials: Credentials): Promise<boolean>;
  withCode(code: string): Promise<boolean>;
  /** False where the browser was given no passkey, too. */
  withPasskey(): Promise<boolean>;
}

/** Logs in, and remembers it for display. */
export function useLogin(): Login {
  const queries = useQueryClient();
  const enter = async (path: string, body: object): Promise<boolean> => {
    const name = await call(sessionAddress + path, loginAnswer, { method: 'POST', body });
    if (name === '') return false;
    localStorage.setItem(flag, 'true');
    queries.setQueryData(sessionKey, name);
    return true;
  };
  return {
    withPassword: (credentials) => enter('', credentials),
    withCode: (code) => enter('/second-step', { code }),
    async withPasskey() {
      const asked = await call(`${sessionAddress}/passkey/challenge`, challengeAnswer, { method: 'POST' });
      const signed = await signWithPasskey(asked);
      return signed !== null && enter('/passkey', signed);
    },
  };
}

/** Ends the session and loads the page anew, which shows the login screen. @throws CallFailure */
export async function logOut(): Promise<void> {
  await call(sessionAddress, anyAnswer, { method: 'DELETE' });
  localStorage.removeItem(flag);
  location.reload();
}
