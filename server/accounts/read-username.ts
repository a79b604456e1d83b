import { InvalidError } from '../refusals/invalid-error.ts';
import { normalizeUsername } from './login-limits.ts';

const usernamePattern = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}._@-]{0,78}[\p{L}\p{N}\p{M}])?$/u;

/** The name of an account, however it is typed. @throws InvalidError for what is no name */
export function readUsername(written: string): string {
  const username = normalizeUsername(written);
  if (username === '') throw new InvalidError([{ path: 'username', code: 'required' }]);
  if (!usernamePattern.test(username)) throw new InvalidError([{ path: 'username', code: 'invalidName' }]);
  return username;
}
