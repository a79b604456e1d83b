import { fold } from '../language/fold.ts';
import { languages } from '../language/languages.ts';
import type { Reader } from './model/reader.ts';
import { companySettings } from './settings.ts';

/** What the company is called in each language. */
export async function companyNames(reader: Pick<Reader, 'inLanguage'>): Promise<readonly string[]> {
  const settings = await Promise.all(languages.map((each) => reader.inLanguage(each).settings(companySettings)));
  return settings.map(({ name }) => name.text);
}

/** The words of a name, each between two spaces. */
const wordsOf = (name: string): string =>
  ` ${fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')
    .trim()} `;

/**
 * True for an author among whose words one of the company's names stands ("Team Wameed"). What is written so bears the
 * company's sign; therefore a person reads it before it is shown.
 */
export const speaksForCompany = (author: string, names: readonly string[]): boolean =>
  names.some((name) => name.trim() !== '' && wordsOf(author).includes(wordsOf(name)));
