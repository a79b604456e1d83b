import { expect, it } from 'vitest';
import { languages } from '../language/languages.ts';
import { suggestionWords } from './sections/search-form.tsx';
import { siteWords } from '../language/site-words.ts';
import { readSuggestionWords, writeSuggestionWords } from './suggestion-words.ts';

it.each(languages)('words of suggestions are read as they were written (%s)', (language) => {
  const words = suggestionWords(siteWords(language));
  expect(readSuggestionWords(writeSuggestionWords(words))).toEqual(words);
});
