import type { Language } from '../../language/languages.ts';
import both from '../typeface/readex-both.woff2?url&no-inline';
import latin from '../typeface/readex-latin.woff2?url&no-inline';
import word from '../typeface/readex-word.woff2?url&no-inline';

/** The files of the typeface that every page of a language surely needs, fetched together with its styles. */
export const firstFonts: Readonly<Record<Language, readonly string[]>> = { ar: [both], en: [latin, word] };
