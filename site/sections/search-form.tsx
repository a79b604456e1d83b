import { findableKinds } from '../../content/findable-kinds.ts';
import { inLanguage } from '../../content/language-prefix.ts';
import type { Language } from '../../language/languages.ts';
import type { SiteWords } from '../../language/site-words.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { type SuggestionWords, writeSuggestionWords } from '../suggestion-words.ts';
import { useSite } from '../site-context.ts';

/** Most suggestions below the field. */
const mostSuggestions = 6;

/** The words that the field needs while it suggests; the element gets these and never the dictionary. */
export function suggestionWords(say: SiteWords): SuggestionWords {
  const counts = Array.from({ length: mostSuggestions }, (_, index) => say('suggestionCount', { count: index + 1 }));
  return {
    list: say('suggestions'),
    counts: [say('noSuggestion'), ...counts],
    failure: say('noSuggestionsNow'),
    all: say('allResults'),
    kinds: Object.fromEntries(findableKinds.map((kind) => [kind, say(`result-${kind}`)])),
  };
}

const written = new Map<Language, string>();

/** The same words as they stand in pages. */
function useSuggestionWords(): string {
  const { say, language } = useSite();
  const words = written.get(language) ?? writeSuggestionWords(suggestionWords(say));
  written.set(language, words);
  return words;
}

interface Props {
  /** Unique on its page. */
  readonly id: string;
  /** What was searched for. */
  readonly query?: string;
}

/** The field for searching: a plain form; with scripts it suggests while one types. */
export function SearchForm({ id, query = '' }: Props) {
  const { say, language, pinned, link } = useSite();
  const words = useSuggestionWords();
  return (
    <search-box
      source={`/api/${language}/search?limit=${mostSuggestions}`}
      prefix={pinned ? inLanguage('/', language) : ''}
      words={words}
    >
      <form action={link('search')} role="search" className="search-form">
        <label className="sr-only" htmlFor={id}>
          {say('searchFor')}
        </label>
        <div className="search-field">
          <Glyph name="search" className="size-5" />
          <input
            id={id}
            name="q"
            type="search"
            required
            maxLength={100}
            defaultValue={query}
            placeholder={say('searchPlaceholder')}
            autoComplete="off"
            enterKeyHint="search"
          />
          <button>{say('search')}</button>
        </div>
        <p className="sr-only" role="status" />
      </form>
    </search-box>
  );
}
