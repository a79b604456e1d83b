import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { formatQuotation } from '../../content/derive/format-quotation.ts';
import { languages } from '../../language/languages.ts';
import { createTypesetter } from '../../server/typesetting/typesetter.ts';
import { sampleQuotation } from '../support/sample-quotation.ts';

const run = promisify(execFile);

/**
 * Returns the output of a program; `null` when it is not installed.
 * @throws when it fails
 */
async function tell(program: string, ...args: readonly string[]): Promise<string | null> {
  try {
    return (await run(program, args)).stdout;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Poppler returns the two letters of a ligature in their visual order. */
const asPoppler = (text: string): string => text.replaceAll(/ل([اأإآ])/g, '$1ل');

/**
 * Renders quotation PDFs and checks them with the system's programs `pdftotext` and `qpdf --check`.
 * @returns whether no fault was found
 */
export async function checkQuotationPdfs(folder: string, log: (line: string) => void): Promise<boolean> {
  const typesetter = createTypesetter();
  const missing = new Set<string>();
  let isGood = true;
  for (const language of languages) {
    for (const items of [1, 12, 60]) {
      const formatted = formatQuotation(sampleQuotation(language, items));
      const ownParts = {
        accent: '#ff9a52',
        logo: null,
        short: [],
        running: formatted.title,
        pageWord: '',
        ofWord: '/',
      };
      const data = JSON.stringify({
        ...formatted,
        ...ownParts,
        items: formatted.items.map((item) => ({ ...item, picture: null })),
      });
      const pdf = await typesetter.typeset({ template: 'quotation', data, files: [], writtenAt: 0 });
      const path = join(folder, `offer-${language}-${items}.pdf`);
      await writeFile(path, pdf);
      const text = await tell('pdftotext', path, '-');
      const check = await tell('qpdf', '--check', path);
      if (text === null) missing.add('pdftotext');
      if (check === null) missing.add('qpdf');
      const said = text?.replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
      const expected = language === 'ar' ? asPoppler(formatted.subject) : formatted.subject;
      const isRead = said === undefined || said.includes(expected);
      const isWhole = check === null || check.includes('No syntax or stream encoding errors found');
      if (!isRead) log(`pdftotext does not find the subject in ${path}`);
      if (!isWhole) log(`qpdf finds faults in ${path}:\n${check ?? ''}`);
      isGood &&= isRead && isWhole;
    }
  }
  await typesetter.close();
  for (const program of missing) log(`${program} is not installed: its part was left out.`);
  if (isGood) log(`Offers as PDF: ${folder}`);
  return isGood;
}
