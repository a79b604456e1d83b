/**
 * Cuts the typeface's one file that pages fetch first out of the whole: the letters and weights that the rule of
 * `styles/fonts.css` names for it. Run it when that rule changes: `node site/typeface/make-typeface.ts`.
 */
import { writeFileSync } from 'node:fs';
import { firstFile } from './first-file.ts';

writeFileSync(new URL('readex-first.woff2', import.meta.url), await firstFile());
