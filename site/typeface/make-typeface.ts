/**
 * Cuts what the product needs out of whole typefaces: the files that pages fetch first, and those that documents on paper
 * are set in, with the list of the characters in them. Run it when that changes: `node site/typeface/make-typeface.ts`.
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
