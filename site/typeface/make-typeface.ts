/**
 * Subsets the typefaces: the fonts that pages load first, and the fonts of PDFs with the list of their characters. Run
 * when the required characters change: `node site/typeface/make-typeface.ts`.
 */
import { writeFileSync } from 'node:fs';
import { paperFiles } from './paper-files.ts';
import { printPrintableRanges } from './print-printable-ranges.ts';
import { screenFile, screenFiles } from './screen-files.ts';

for (const name of screenFiles) {
  writeFileSync(new URL(`readex-${name}.woff2`, import.meta.url), await screenFile(name));
}
const files = await paperFiles();
for (const [name, file] of files) {
  writeFileSync(new URL(`../../server/typesetting/fonts/${name}.ttf`, import.meta.url), file);
}
writeFileSync(
  new URL('../../content/quotations/printable-ranges.ts', import.meta.url),
  printPrintableRanges([...files.values()]),
);
