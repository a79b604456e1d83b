import type { Language } from '../../language/languages.ts';
import both from '../typeface/readex-both.woff2?url&no-inline';
import latin from '../typeface/readex-latin.woff2?url&no-inline';
import word from '../typeface/readex-word.woff2?url&no-inline';

/** The font files that every page of a language needs. They are preloaded together with the stylesheets. */
export const firstFonts: Readonly<Record<Language, readonly string[]>> = { ar: [both], en: [latin, word] };
