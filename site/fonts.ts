import arabic from '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?url';
import latin from '@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2?url';
import type { Language } from '../language/languages.ts';

/** The font files a page surely needs, fetched together with its styles; digits and names are Latin in Arabic too. */
export const fontsOf: Readonly<Record<Language, readonly string[]>> = { ar: [arabic, latin], en: [latin] };
