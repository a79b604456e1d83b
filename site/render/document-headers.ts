import type { Language } from '../../language/languages.ts';

/**
 * The headers of every document: its language, no shared caching, and `Vary: Cookie`, because it depends on the
 * visitor's choices.
 */
export const documentHeaders = (language: Language) => ({
  'content-language': language,
  'cache-control': 'private, no-cache',
  vary: 'Cookie',
});
