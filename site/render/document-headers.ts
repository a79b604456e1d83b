import type { Language } from '../../language/languages.ts';

/** What every document says: its language, and that it depends on what the visitor chose. */
export const documentHeaders = (language: Language) => ({
  'content-language': language,
  'cache-control': 'private, no-cache',
  vary: 'Cookie',
});
