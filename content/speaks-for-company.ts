import { fold } from '../language/fold.ts';
import { languages } from '../language/languages.ts';
import type { Reader } from './model/reader.ts';
import { companySettings } from './settings.ts';

/** The company's name in each language. */
export async function companyNames(reader: Pick<Reader, 'inLanguage'>): Promise<readonly string[]> {
  const settings = await Promise.all(languages.map((each) => reader.inLanguage(each).settings(companySettings)));
  return settings.map(({ name }) => name.text);
}

/** The folded words of a name, separated and surrounded by spaces. */
const wordsOf = (name: string): string =>
  ` ${fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')
    .trim()} `;

/**
 * True if an author's name contains one of the company's names as whole words ("Team Wameed"). Such texts show the
 * company's badge, so they are moderated before they are published.
 */
export const speaksForCompany = (author: string, names: readonly string[]): boolean =>
  names.some((name) => name.trim() !== '' && wordsOf(author).includes(wordsOf(name)));
