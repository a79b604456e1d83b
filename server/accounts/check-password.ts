import type { Issue } from '../../fields/field.ts';

export const shortestPassword = 12;
export const longestPassword = 200;
/** The number of letters that must remain after all guessable parts are removed. */
const leastOwn = 6;

/** Parts of leaked passwords, besides keyboard rows and number sequences. */
const commonParts = `
  password passwort passw administrator admin welcome letmein changeme secret login iloveyou monkey dragon football
  baseball sunshine princess master superman batman qwertyuiop qwerty azerty asdfghjkl asdf zxcvbnm 1q2w3e4r qazwsx
  trustno whatever 1234567890 123456 12345 1234 123 0987654321 654321 4321 321 abcdef abcd abc
  screen display riyadh saudi dubai mohammed muhammad ahmed bismillah`
  .trim()
  .split(/\s+/)
  .toSorted((a, b) => b.length - a.length);

const lookAlikes: ReadonlyMap<string, string> = new Map([
  ['@', 'a'],
  ['4', 'a'],
  ['3', 'e'],
  ['1', 'i'],
  ['!', 'i'],
  ['0', 'o'],
  ['$', 's'],
  ['5', 's'],
  ['7', 't'],
]);

const withoutParts = (text: string): string =>
  commonParts.reduce((rest, part) => rest.replaceAll(part, ''), text).replace(/(.)\1+/gu, '$1');

/** True if the password consists only of common words, keyboard rows, years and repetitions. */
function isCommon(password: string): boolean {
  const small = password.normalize('NFKC').toLowerCase();
  const asWord = small.replace(/[@431!0$57]/g, (character) => lookAlikes.get(character) ?? character);
  const rests = [small, asWord].map((text) => withoutParts(text).replace(/(?:19|20)\d\d|[^\p{L}\p{N}]/gu, ''));
  return new Set(small).size < 5 || rests.some((rest) => rest.length < leastOwn);
}

/**
 * The issues of a new password (API name `new_password`). The password is not normalized, and no character class is
 * required.
 */
export function checkPassword(password: string, username: string): readonly Issue[] {
  const path = 'new_password';
  const { length } = Array.from(password);
  if (length < shortestPassword) return [{ path, code: 'tooShort', params: { min: shortestPassword } }];
  if (length > longestPassword) return [{ path, code: 'tooLong', params: { max: longestPassword } }];
  if (username.length > 2 && password.toLowerCase().includes(username)) return [{ path, code: 'ownName' }];
  return isCommon(password) ? [{ path, code: 'commonPassword' }] : [];
}
