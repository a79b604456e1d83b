import type { Kysely } from 'kysely';
import type { Issue } from '../../fields/field.ts';
import type { Tables } from '../database/tables.ts';
import { InvalidError } from '../refusals/invalid-error.ts';
import { skeletonOf } from './confusables.ts';
import { normalizeUsername } from './login-limits.ts';

const usernamePattern = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}._@-]{0,78}[\p{L}\p{N}\p{M}])?$/u;

/** Scripts in common modern use (Unicode Standard Annex #31, table 5). */
const scripts = `
  Arabic Armenian Bengali Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Hebrew Kannada Khmer Lao Latin
  Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan`
  .trim()
  .split(/\s+/);
/** Combinations for languages that use several scripts (Unicode Technical Standard #39, section 5.1). */
const written = [
  ...scripts.map((script) => [script]),
  ['Han', 'Hiragana', 'Katakana'],
  ['Han', 'Hangul'],
  ['Han', 'Bopomofo'],
];

const ofOneScript = written.map(
  (together) => new RegExp(`^[0-9._@${together.map((script) => `\\p{scx=${script}}`).join('')}-]+$`, 'u'),
);

/** Normalizes and validates a typed username. @throws InvalidError if it is invalid or mixes scripts */
export function readUsername(typed: string): string {
  const username = normalizeUsername(typed);
  const refuse = (code: Issue['code']) => new InvalidError([{ path: 'username', code }]);
  if (username === '') throw refuse('required');
  if (!usernamePattern.test(username)) throw refuse('invalidName');
  if (!ofOneScript.some((pattern) => pattern.test(username))) throw refuse('mixedScripts');
  return username;
}

/**
 * Refuses a new name that belongs to an account or can be mistaken for that of one.
 * @param except id of the account that is renamed
 * @throws InvalidError
 */
export async function assertDistinct(tx: Kysely<Tables>, username: string, except = 0): Promise<void> {
  const accounts = await tx.selectFrom('account').select('username').where('id', '!=', except).execute();
  const refuse = (code: Issue['code']) => new InvalidError([{ path: 'username', code }]);
  if (accounts.some((account) => account.username === username)) throw refuse('taken');
  const skeleton = skeletonOf(username);
  if (accounts.some((account) => skeletonOf(account.username) === skeleton)) throw refuse('similarName');
}
