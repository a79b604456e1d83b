/**
 * Cuts what the product needs out of the typeface's one whole file: the files that pages fetch first, and the two weights
 * that documents on paper are set in. Run it when that changes: `node site/typeface/make-typeface.ts`.
 */
import { writeFileSync } from 'node:fs';
import { paperFile } from './paper-file.ts';
import { screenFile, screenFiles } from './screen-files.ts';

for (const name of screenFiles) {
  writeFileSync(new URL(`readex-${name}.woff2`, import.meta.url), await screenFile(name));
}
for (const weight of [400, 600]) {
  writeFileSync(new URL(`../../server/typesetting/readex-${weight}.ttf`, import.meta.url), await paperFile(weight));
}
