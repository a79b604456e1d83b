/**
 * Cuts what the product needs out of the typeface's one whole file: the part that pages fetch first, with the letters
 * and weights that the rule of `styles/fonts.css` names for it, and the two weights that documents on paper are set in.
 * Run it when that changes: `node site/typeface/make-typeface.ts`.
 */
import { writeFileSync } from 'node:fs';
import { firstFile } from './first-file.ts';
import { paperFile } from './paper-file.ts';

writeFileSync(new URL('readex-first.woff2', import.meta.url), await firstFile());
for (const weight of [400, 600]) {
  writeFileSync(new URL(`../../server/typesetting/readex-${weight}.ttf`, import.meta.url), await paperFile(weight));
}
